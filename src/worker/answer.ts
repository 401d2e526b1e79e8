import { offlineFiles } from '@contract/offline'
import { isAppRoute } from '@rules/links/appRoutes'

type Stored = Pick<CacheStorage, 'open' | 'has'>
type Requested = { url: URL; fromNetwork: () => Promise<Response> }

/** Time limit in milliseconds for a page's response; then the cached page is served. */
export const timeoutMs = 10_000

/** Addresses of home, of any building. */
const homePaths = ['/', '/home', '/building', '/building/']

/**
 * Whether the worker handles navigations to an address; other pages of this host are not the app's.
 */
export const isPage = ({ pathname }: URL): boolean => isAppRoute(pathname)

async function found(stored: Stored, cache: string, key: string): Promise<Response | undefined> {
  // Opening a cache creates it, and a signed-out user must have none.
  if (!(await stored.has(cache))) return undefined
  return (await stored.open(cache)).match(key, { ignoreVary: true })
}

/**
 * The cached response for an address: home at its own addresses, otherwise the shell, which routes
 * to the page.
 */
async function cachedFor(stored: Stored, { pathname, search }: URL): Promise<Response | undefined> {
  const { ownCache, home, shellCache, shell, pathHeader } = offlineFiles
  const own = await found(stored, ownCache, home)
  const path = own?.headers.get(pathHeader)
  if (own !== undefined && search === '' && (pathname === path || homePaths.includes(pathname))) {
    return own
  }
  return found(stored, shellCache, shell)
}

/**
 * The document of a navigation: the server's response, whatever its status, and the cached page
 * only if none arrives. So users never see an outdated page when a newer one is available, and a
 * new release appears with the next page load.
 */
export async function answerNavigation(
  stored: Stored,
  { url, fromNetwork }: Requested,
): Promise<Response> {
  const coming = fromNetwork()
  // A response after the time limit is ignored.
  coming.catch(() => undefined)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  try {
    const first = await Promise.race([coming, late])
    if (first !== null) return first
  } catch (error) {
    const answer = await cachedFor(stored, url)
    if (answer === undefined) throw error
    return answer
  }
  return (await cachedFor(stored, url)) ?? coming
}

/** A built file from the cache; its name contains a content hash, so it never changes. */
export async function answerFile(
  stored: Stored,
  request: Request,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  return (await found(stored, offlineFiles.filesCache, pathname)) ?? fromNetwork()
}
