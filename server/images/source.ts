/** Where a picture is: below a path of our own server, or at an origin that the deployment names. */
export type Source = { kind: 'own'; path: string } | { kind: 'remote'; url: URL }

const longest = 2000
/** No segment begins with a dot, and nothing is escaped: there is no way out of these folders. */
const ownPath = /^\/(?:brands|pictures|uploads)(?:\/[\w-][\w.-]*)+$/

/** Parses `src`; null if it is neither kind. Origins are compared as a whole, never by a part. */
export function sourceOf(given: string, origins: readonly string[]): Source | null {
  if (given.length > longest) return null
  if (ownPath.test(given)) return { kind: 'own', path: given }
  if (!given.startsWith('https://') || !URL.canParse(given)) return null
  const url = new URL(given)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && origins.includes(url.origin) ? { kind: 'remote', url } : null
}
