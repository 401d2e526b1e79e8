import type { Boot } from '@contract/deployment'
import type { PaintRequest } from '@contract/paint'
import type { User } from '@contract/users'
import type { KnownSession } from '@machines/session/actors'
import type { Api } from '@runtime/api/client'
import { accountReads } from '@runtime/calls/account'
import { bookingCalls } from '@runtime/calls/bookings'
import { buildingCalls } from '@runtime/calls/building'
import { calendarCalls } from '@runtime/calls/calendar'
import { cardReads } from '@runtime/calls/cards'
import { dayBookingCalls } from '@runtime/calls/dayBookings'
import { detailCalls } from '@runtime/calls/details'
import { directoryCalls } from '@runtime/calls/directory'
import { homeCalls } from '@runtime/calls/home'
import { passCalls } from '@runtime/calls/passes'
import { permissionCalls } from '@runtime/calls/permissions'
import { savedCalls } from '@runtime/calls/saved'
import { serviceRequestCalls } from '@runtime/calls/serviceRequests'
import { suiteReads } from '@runtime/calls/suites'
import type { Effects } from '@runtime/effects'
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
  const { read, ...details } = detailCalls(api)
  const directory = directoryCalls(api)
  const isKiosk = reader?.user.roles.some(({ name }) => name === 'kiosk') === true
  const offers = (extension: 'passes' | 'saved') =>
    !isKiosk && boot.deployment.extensions.includes(extension)
  const answers: Partial<Effects> = {
    readSession: () => Promise.resolve(reader === null ? null : sessionOf(reader.user)),
    fetchUser: () => (reader === null ? never() : Promise.resolve(reader.user)),
    watchTabs: () => () => {},
    watchPresence: () => () => {},
    watchGuest: () => () => {},
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
    ...homeCalls(api),
    ...permissionCalls(api),
    // A kiosk has none, and would be refused them.
    ...(offers('passes') ? passCalls(api) : { passes: () => Promise.resolve([]) }),
    dayBookings: isKiosk ? () => Promise.resolve([]) : dayBookingCalls(api).dayBookings,
    savedItems: offers('saved') ? savedCalls(api).savedItems : () => Promise.resolve([]),
    ...details,
    readDetail: read,
    fetchCompanies: directory.fetchPage,
    ...bookingCalls(api),
    serviceRequests: serviceRequestCalls(api).serviceRequests,
    company: directory.company,
    amenities: directory.amenities,
    ...suiteReads(api),
    ...accountReads(api),
    // What was typed is in the browser; it comes into the fields there.
    readProfileEdits: () => Promise.resolve({}),
    ...cardReads(api),
    readCardDraft: () => Promise.resolve(null),
    ...calendarCalls(api),
  }
  return new Proxy(answers, {
    get: (known, name: keyof Effects) => known[name] ?? (() => never()),
  }) as Effects
}
