import { offlineFiles } from '@contract/offline'
import { isAppRoute } from '@rules/links/appRoutes'

type Kept = Pick<CacheStorage, 'open' | 'has'>
type Asked = { url: URL; fromNetwork: () => Promise<Response> }

/** How long a page may be on its way before what was kept is shown in its place, in milliseconds. */
export const patienceMs = 10_000

/** Addresses that lead to home, whichever building it is of. */
const homePaths = ['/', '/home', '/building', '/building/']

/** Whether the worker has anything to do with an address that is navigated to: other pages of this host are not the app's. */
export const isPage = ({ pathname }: URL): boolean => isAppRoute(pathname)

async function found(kept: Kept, cache: string, key: string): Promise<Response | undefined> {
  // Opening a cache creates it, and a signed-out user has none.
  if (!(await kept.has(cache))) return undefined
  return (await kept.open(cache)).match(key, { ignoreVary: true })
}

/** What was kept for an address: home at its own addresses, else the shell, which finds the page itself. */
async function cachedFor(kept: Kept, { pathname, search }: URL): Promise<Response | undefined> {
  const { ownCache, home, shellCache, shell, pathHeader } = offlineFiles
  const own = await found(kept, ownCache, home)
  const path = own?.headers.get(pathHeader)
  if (own !== undefined && search === '' && (pathname === path || homePaths.includes(pathname))) {
    return own
  }
  return found(kept, shellCache, shell)
}

/**
 * The document of a navigation: the server's, whatever it says, and what was kept only where none comes. So nobody is
 * shown an old page while there is a new one, and a new release is there with the next page that is opened.
 */
export async function answerNavigation(kept: Kept, { url, fromNetwork }: Asked): Promise<Response> {
  const coming = fromNetwork()
  // A response after the time limit is ignored.
  coming.catch(() => undefined)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  try {
    const first = await Promise.race([coming, late])
    if (first !== null) return first
  } catch (error) {
    const answer = await cachedFor(kept, url)
    if (answer === undefined) throw error
    return answer
  }
  return (await cachedFor(kept, url)) ?? coming
}

/** A built file: as it was kept, for its name says what is in it. */
export async function answerFile(
  kept: Kept,
  request: Request,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  return (await found(kept, offlineFiles.filesCache, pathname)) ?? fromNetwork()
}
