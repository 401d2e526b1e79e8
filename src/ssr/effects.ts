import type { Boot } from '@contract/deployment'
import type { PaintRequest } from '@contract/paint'
import type { User } from '@contract/users'
import { buildingCalls } from '@features/tenancy/api/building'
import type { KnownSession } from '@machines/auth/session/context'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { canOwn } from '@platform/ownList'
import { never } from './api'

/** Longer than any paint takes: meanwhile nothing of the session ends. */
const sessionMs = 3_600_000

/** The session of the reader. It has no token: what is read is read by the server itself. */
function sessionOf(user: User): KnownSession {
  const endsAt = Date.now() + sessionMs
  return {
    session: {
      token: '',
      expiresAt: endsAt,
      refreshToken: '',
      refreshExpiresAt: endsAt,
      refreshKey: '',
      user,
    },
    renewInMs: sessionMs,
    needsUpgrade: false,
  }
}

export function brandScopeOf({ deployment, whitelabel }: Pick<Boot, 'deployment' | 'whitelabel'>) {
  const brand = whitelabel?.brand_identifier ?? 'portico'
  return deployment.brands[brand]?.ownScope ? brand : 'ALL'
}

/**
 * The effects of a page that is being painted. It reads what its user may read; whatever else is asked of the world is
 * left to the browser, and never answered here.
 */
export function paintEffects(
  { boot, reader }: PaintRequest,
  api: Api,
  keepToggles: (toggles: string[]) => void,
): Effects {
  const isKiosk = reader?.user.roles.some(({ name }) => name === 'kiosk') === true
  const answers: Partial<Effects> = {
    api,
    readSession: () => Promise.resolve(reader === null ? null : sessionOf(reader.user)),
    fetchUser: () => (reader === null ? never() : Promise.resolve(reader.user)),
    repeatSignOuts: () => () => {},
    watchTabs: () => () => {},
    watchPresence: () => () => {},
    watchGuest: () => () => {},
    catchPresses: () => () => {},
    watchChoice: () => () => {},
    // What somebody has chosen stands in the browser.
    measureUse: () => () => {},
    storeChoice: () => {},
    forgetUse: () => {},
    followStream: () => () => {},
    watchNetwork: () => () => {},
    watchConnection: () => () => {},
    watchInstall: () => () => {},
    watchFlags: (tell, { identity }) => {
      void reader?.toggles(identity).then((enabled) => {
        keepToggles(enabled)
        tell({ type: 'flags.received', enabled })
      })
      return () => {}
    },
    loadCatalogue: () => Promise.resolve(),
    fetchTexts: () => Promise.resolve(),
    ...buildingCalls(api, brandScopeOf(boot)),
    hasOwn: (thing) => canOwn(thing, isKiosk, boot.deployment),
    keepPasses: (read) => read,
    // What was typed is in the browser; it comes into the fields there.
    readProfileEdits: () => Promise.resolve({}),
    readCardDraft: () => Promise.resolve(null),
  }
  return new Proxy(answers, {
    get: (known, name: keyof Effects) => known[name] ?? (() => never()),
  }) as Effects
}
