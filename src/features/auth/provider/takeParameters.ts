/**
 * Reads parameters of the address at `path`; null if one of them is missing. Removes them from the
 * address immediately, so that they appear in no history entry or screenshot.
 */
export function takeParameters(path: string, names: readonly string[]): string[] | null {
  const query = new URLSearchParams(window.location.search)
  const values = names.map((name) => query.get(name) ?? '')
  if (window.location.pathname !== path || values.includes('')) return null
  for (const name of names) query.delete(name)
  const search = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', path + search)
  return values
}
