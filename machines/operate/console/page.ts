/**
 * A page of the console as the router enters it: the name of its logic, the parameters in its path, and its query.
 * JSON-safe.
 */
export type ConsolePage = {
  name: string
  params: Record<string, string>
  search: Record<string, unknown>
}

export const isSamePath = (a: ConsolePage, b: ConsolePage): boolean =>
  a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params)

export const isSameQuery = (a: ConsolePage, b: ConsolePage): boolean =>
  JSON.stringify(a.search) === JSON.stringify(b.search)
