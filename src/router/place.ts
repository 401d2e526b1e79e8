import type { AppSnapshot } from '@machines/app/selectors'
import { authFlow, isSignedIn, isSignedOut, keepsPlace, wayOnOf } from '@machines/app/selectors'
import type { AppSystem } from '@machines/app/system'
import { buildingOf, buildingsOf, isSwitching, switchFailure } from '@machines/building/selectors'
import type { SnapshotFrom } from 'xstate'

/** What a route is, as far as the guards care. */
export type RouteKind = 'login' | 'signUp' | 'resetPassword' | 'logout' | 'inside' | 'open'

/** Where the user is. `search` begins with `?` or is empty. */
export type Place = { kind: RouteKind; path: string; search: string }

export type Facts = { app: AppSnapshot; building: SnapshotFrom<AppSystem['building']> }

const pathOfFlow = {
  AUTH_LOGIN: '/login',
  AUTH_SIGNUP: '/signup',
  RESET_PASSWORD: '/reset-password',
} as const

const homePaths = ['/', '/home', '/building', '/building/']
const buildingPath = /^\/building\/([^/]+)/

/** A path inside the app, or null for anything that could lead elsewhere (A9). */
export function safeReturn(given: string | null): string | null {
  if (given === null || !/^\/(?![/\\])/.test(given) || /[\\\s]/.test(given)) return null
  const base = 'https://inside.invalid'
  const url = URL.canParse(given, base) ? new URL(given, base) : null
  // `/x/..//y` is the path `//y` once it is normalised.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return /^\/(login|signup|reset-password|logout)\b/.test(url.pathname) ? null : given
}

function entryPath(app: AppSnapshot, { kind, path, search }: Place): string {
  const flow = authFlow(app) ?? 'AUTH_LOGIN'
  const query = new URLSearchParams(search)
  if (kind === 'inside' && keepsPlace(app) && !homePaths.includes(path)) {
    const returnTo = `${path}${search}`
    query.delete('lang')
    return `${pathOfFlow[flow]}?${new URLSearchParams({ ...Object.fromEntries(query), returnTo })}`
  }
  return `${pathOfFlow[flow]}${query.size > 0 ? `?${query}` : ''}`
}

function insidePath({ building }: Facts, { path }: Place): string | null {
  const entered = buildingOf(building)
  if (entered === null) return null
  const home = `/building/${entered.uuid}`
  if (homePaths.includes(path)) return home
  const named = buildingPath.exec(path)?.[1]
  if (named === undefined || named === entered.uuid || isSwitching(building)) return null
  // Until the list is there nobody can say that the building is not among the user's.
  return buildingsOf(building).length === 0 ? null : home
}

/**
 * Where the user has to go from here, or null to stay. The one place that decides it: guards ask
 * before a route opens, the bridge asks whenever the machines have moved.
 */
export function wayFrom(facts: Facts, place: Place): string | null {
  const { app } = facts
  if (place.kind === 'open') return null
  if (isSignedOut(app)) {
    const flow = authFlow(app) ?? 'AUTH_LOGIN'
    return place.path === pathOfFlow[flow] ? null : entryPath(app, place)
  }
  if (!isSignedIn(app)) return null
  if (place.kind === 'logout') return null
  if (place.kind === 'inside') return insidePath(facts, place)
  return safeReturn(new URLSearchParams(place.search).get('returnTo')) ?? '/'
}

/**
 * What a guard asks. It lets open what the machine then follows: the reset route by its address, and
 * another one of the user's buildings.
 */
export function wayBefore(facts: Facts, place: Place): string | null {
  if (place.kind === 'resetPassword' && isSignedOut(facts.app)) return null
  const named = buildingPath.exec(place.path)?.[1]
  const isTheirs = buildingsOf(facts.building).some(({ uuid }) => uuid === named)
  if (place.kind === 'inside' && isSignedIn(facts.app) && isTheirs) return null
  return wayFrom(facts, place)
}

/**
 * Whether the way was chosen by the user, and so is a new place in the history: another building, or a
 * way on from the sign-in. Everything else only puts the address right.
 */
export function isChosen({ app, building }: Facts, { path }: Place): boolean {
  if (isSignedOut(app)) return wayOnOf(app) !== null
  const hasSwitched = building.context.wasSwitched && switchFailure(building) === null
  return isSignedIn(app) && hasSwitched && buildingPath.test(path)
}
