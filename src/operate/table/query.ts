import type { RawSearch } from '@shared/pages/definePage'
import { pageSize } from './Pages'

/** What a list asks the server for; it is part of the address. */
export type ListQuery = {
  q: string
  sort: string
  descending: boolean
  /** Begins with 1. */
  page: number
  /** Filters by name; an empty text is no filter. */
  filters: Readonly<Record<string, string>>
  /** The building that the list belongs to; no part of the query in the address. */
  building?: string
  /** The same for an item. */
  content?: string
}

/** The router parses numbers and Booleans in an address. */
const text = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''

/** Reads a list's query from an address. Unknown sortings and filters are dropped. */
export const listQuery =
  (sortable: readonly [string, ...string[]], filters: readonly string[] = []) =>
  (search: RawSearch): ListQuery => {
    const page = Math.trunc(Number(search.page))
    const sort = sortable.find((name) => name === search.sort) ?? sortable[0]
    return {
      q: text(search.q).slice(0, 200),
      sort,
      descending: text(search.descending) === 'true',
      page: Number.isSafeInteger(page) && page > 0 ? page : 1,
      filters: Object.fromEntries(filters.map((name) => [name, text(search[name])])),
    }
  }

/** The query of a list that belongs to a building, whose page names it in its path. */
export const inBuilding = (query: ListQuery, building: string): ListQuery => ({
  ...query,
  building,
})

/** The event for another query in the address. */
export const queryChanged = <Query>({ search }: { search: Query }) =>
  ({ type: 'query.changed', query: search }) as const

/** The query as parameters of an address; defaults are left out. */
export function searchOf({ q, sort, descending, page, filters }: ListQuery, first: string): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (sort !== first) search.set('sort', sort)
  if (descending) search.set('descending', 'true')
  if (page > 1) search.set('page', String(page))
  for (const [name, value] of Object.entries(filters)) if (value !== '') search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

/** The query as the API's list endpoints take it. */
export const apiQuery = ({ q, sort, descending, page, filters, building, content }: ListQuery) => ({
  ...(content !== undefined && { content }),
  ...(building !== undefined && { building }),
  ...(q !== '' && { search: q }),
  sort,
  descending,
  limit: pageSize,
  offset: (page - 1) * pageSize,
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
})
