import type { RenderRequest } from '@contract/rendering'
import type { User } from '@contract/users'
import type { Session } from '@machines/auth/session/context'
import type { Host } from '@platform/host'
import { never } from './api'

/** Longer than any rendering takes, so that the session does not expire during it. */
const sessionMs = 3_600_000

/** The reader's session. It has no token, because the server's own reads need none. */
function sessionOf(user: User): Session {
  const endsAt = Date.now() + sessionMs
  return {
    token: '',
    expiresAt: endsAt,
    refreshToken: '',
    refreshExpiresAt: endsAt,
    refreshKey: '',
    user,
  }
}

const nothing = () => undefined
const silent = () => nothing

/**
 * The host during server rendering: it knows the reader and their flags. It does nothing that needs
 * a browser; calls that wait for such an effect wait until rendering ends.
 */
export function renderHost(
  { reader }: Pick<RenderRequest, 'reader'>,
  keepToggles: (toggles: string[]) => void,
): Host {
  return {
    apiUrl: '',
    readSession: async () => reader && sessionOf(reader.user),
    takeUser: () => reader?.user ?? null,
    restore: never,
    listen: () => silent,
    watchFlags: (emit, { identity }) => {
      void reader?.toggles(identity).then((enabled) => {
        keepToggles(enabled)
        emit({ type: 'flags.received', enabled })
      })
      return nothing
    },
    measureUse: silent,
    loadCatalogue: () => Promise.resolve(),
    fetchCatalogues: () => Promise.resolve(),
    fetch: never,
    landingHref: () => '/',
    navigate: nothing,
    goBack: nothing,
    retryPage: nothing,
    reloadPage: nothing,
    leave: never,
    openLink: nothing,
    openTab: () => null,
    report: nothing,
    cacheForOffline: never,
    watchInstall: silent,
    promptInstall: never,
    wipeBrowser: never,
    window: () => {
      throw new Error('The server has no window')
    },
    cardProvider: silent,
    postToHostPage: nothing,
  }
}
