import type { Start } from '@shared/pages/definePage'
import type { RouterContext } from './context'

type Match = {
  context: RouterContext
  params: object
  pathname: string
  search: unknown
  status: string
}

/**
 * Route callbacks that start a page's logic when the route is entered, pass changed parameters to
 * it, and stop it when the route is left. Preloading calls none of them.
 */
export function pageLifecycle(starts: readonly Start[] = []) {
  const enter = (match: Match) => {
    // The router also enters a route whose code failed to load, and calls `onStay` once the code is
    // loaded.
    if (match.status === 'error') return
    for (const page of pagesAt(starts, match)) {
      match.context.system.pages.send({ type: 'page.entered', page })
    }
  }
  return {
    onEnter: enter,
    onStay: enter,
    onLeave: ({ context }: Match) => {
      for (const { logic } of starts) {
        context.system.pages.send({ type: 'page.left', name: logic.name })
      }
    },
  }
}

/** The pages that an address and its logics result in. */
export const pagesAt = (starts: readonly Start[], address: Omit<Match, 'context' | 'status'>) =>
  // `definePage` has already checked the path's parameters against the logic's.
  starts.map(({ pageOf }) => pageOf(address as never))
