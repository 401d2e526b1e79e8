import { offlineFiles } from '@contract/offline'
import { isAppRoute } from '@rules/links/appRoutes'

type Stored = Pick<CacheStorage, 'open' | 'has'>
type Requested = { url: URL; fromNetwork: () => Promise<Response> }

/** How long a page may be on its way before what was kept is shown in its place, in milliseconds. */
export const timeoutMs = 10_000

/** Addresses that lead to home, whichever building it is of. */
const homePaths = ['/', '/home', '/building', '/building/']

/** Whether the worker has anything to do with an address that is navigated to: other pages of this host are not the app's. */
export const isPage = ({ pathname }: URL): boolean => isAppRoute(pathname)

async function found(stored: Stored, cache: string, key: string): Promise<Response | undefined> {
  // Opening a cache creates it, and a signed-out user has none.
  if (!(await stored.has(cache))) return undefined
  return (await stored.open(cache)).match(key, { ignoreVary: true })
}

/** What was kept for an address: home at its own addresses, else the shell, which finds the page itself. */
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
 * The document of a navigation: the server's, whatever it says, and what was kept only where none comes. So nobody is
 * shown an old page while there is a new one, and a new release is there with the next page that is opened.
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

/** A built file: as it was kept, for its name says what is in it. */
export async function answerFile(
  stored: Stored,
  request: Request,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  return (await found(stored, offlineFiles.filesCache, pathname)) ?? fromNetwork()
}
