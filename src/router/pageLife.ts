import type { TransactionType } from '@contract/transactions'
import type { DetailKind } from '@machines/detail/item'
import type { Page, PageName } from '@machines/pages/page'
import { type HistoryAddress, typeNames } from '@screens/history/historyAddress'
import type { RouterContext } from './context'

/** What an address says of a page. */
type Address<Params> = { params: Params; pathname: string; search: unknown }
type Match<Params> = Address<Params> & { context: RouterContext; status: string }
type Loading<Params> = {
  context: RouterContext
  params: Params
  location: { pathname: string; search: unknown }
  preload: boolean
}

/**
 * Starts the logic of a page when the router has entered it, tells of other parameters, and ends it when
 * the page was left. Preloading a page does none of it.
 */
export function pageLife<Params>(
  name: PageName,
  pageOf: (address: Address<Params>) => Page,
): {
  onEnter: (match: Match<Params>) => void
  onStay: (match: Match<Params>) => void
  onLeave: (match: Match<Params>) => void
} {
  const enter = (match: Match<Params>) => {
    // The router enters a route that failed too: there is no code to start. Once it has come, it stays there.
    if (match.status === 'error') return
    match.context.system.pages.send({ type: 'page.entered', page: pageOf(match) })
  }
  return {
    onEnter: enter,
    onStay: enter,
    onLeave: ({ context }) => context.system.pages.send({ type: 'page.left', name }),
  }
}

/** Of a route with which more than one logic lives. */
export function together<Params>(...lives: ReturnType<typeof pageLife<Params>>[]) {
  const all = (name: 'onEnter' | 'onStay' | 'onLeave') => (match: Match<Params>) => {
    for (const life of lives) life[name](match)
  }
  return { onEnter: all('onEnter'), onStay: all('onStay'), onLeave: all('onLeave') }
}

/** Of a page that is read while somebody is about to open it: their finger is near its link, or the pointer on it. */
export function readPageLife<Params>(name: PageName, pageOf: (address: Address<Params>) => Page) {
  const loader = ({
    context,
    params,
    location: { pathname, search },
    preload,
  }: Loading<Params>) => {
    if (preload) context.readPage(pageOf({ params, pathname, search }))
  }
  // Told of its parameters, the router would no longer find those of the path by itself.
  return { ...pageLife(name, pageOf), loader: loader as () => void }
}

/** Of a page that shows one thing, by the endpoint of its kind. */
const detailLife = (kind: DetailKind) =>
  readPageLife<{ uuid: string }>('detail', ({ params: { uuid }, pathname: path }) => ({
    name: 'detail',
    kind,
    uuid,
    path,
  }))

/** Of a page on which something can be saved: what is saved lives with it, and goes on after it. */
export function withSaved<Params>(life: ReturnType<typeof readPageLife<Params>>) {
  return {
    ...life,
    ...together(
      life,
      pageLife<Params>('saved', () => ({ name: 'saved' })),
    ),
  }
}

export const savableLife = (kind: DetailKind) => withSaved(detailLife(kind))

/** The types of companies that `?company_types=a,b` asks for; all where it names none. */
export function companyTypes(search: unknown): string[] {
  const given = (search as { company_types?: unknown }).company_types
  // The router reads what looks like a number as one.
  const isNamed = typeof given === 'string' || typeof given === 'number'
  return isNamed ? String(given).split(',').filter(Boolean) : []
}

/** What `/my-history?type=bookings&tab=past` shows; events to come where the address names nothing else. */
export function historyOf(search: unknown): HistoryAddress {
  const { type, tab } = search as { type?: unknown; tab?: unknown }
  const named = (Object.keys(typeNames) as TransactionType[]).find(
    (each) => typeNames[each] === type,
  )
  return { type: named ?? 'event_post', period: tab === 'past' ? 'past' : 'upcoming' }
}
