import type { Building } from '@contract/buildings'
import type { AuthFlowKind } from '@machines/auth/authFlows'
import { hasMovedOn, stepOf, type WizardSnapshot } from '@machines/auth/wizard/address'
import type { Step } from '@machines/auth/wizard/flows'
import type { AppSnapshot } from '@machines/platform/app/selectors'
import {
  authFlowOf,
  hasChosenFlow,
  isSignedIn,
  isSignedOut,
  keepsScroll,
} from '@machines/platform/app/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import {
  buildingOf,
  buildingsOf,
  isSwitching,
  ownBuildingOf,
  switchFailure,
} from '@machines/tenancy/building/selectors'
import { appPath } from '@rules/links/appPath'
import { isAuthRoute } from '@rules/links/appRoutes'
import { isOpenInMaintenance } from '@rules/links/openInMaintenance'
import type { SnapshotFrom } from 'xstate'
import { authEntryParameters } from './authEntry'

/** The kind of a route, by which guards decide. */
export type RouteKind = 'login' | 'signUp' | 'resetPassword' | 'logout' | 'inside' | 'open'

/** The user's location. `search` starts with `?` or is empty. */
export type Place = { kind: RouteKind; path: string; search: string }

export type Facts = {
  app: AppSnapshot
  building: SnapshotFrom<AppSystem['building']>
  /** Null if no wizard runs or its code is still loading. */
  wizard: WizardSnapshot | null
  /** Null outside maintenance mode. */
  maintenance: { showsUtilities: boolean } | null
}

const pathOfFlow = {
  signIn: '/login',
  signUp: '/signup',
  reset: '/reset-password',
} as const satisfies Record<AuthFlowKind, string>

const stepParameter = 'step'

/** `CREATE_ACCOUNT` → `create-account`. */
const slugOf = (step: Step) => step.toLowerCase().replaceAll('_', '-')

/**
 * The step that an address names. The wizard goes to it only if its flow has the step and the user
 * has reached it.
 */
export function namedStep(search: string): Step | null {
  const slug = new URLSearchParams(search).get(stepParameter)
  return slug === null ? null : (slug.toUpperCase().replaceAll('-', '_') as Step)
}

const homePaths = ['/', '/home', '/building', '/building/']
const buildingPath = /^\/building\/([^/]+)/

/** The building that a path names, or undefined. */
export const namedBuilding = (path: string): string | undefined => buildingPath.exec(path)?.[1]

/**
 * A safe return path after a sign-in: a path inside the app other than the auth pages
 * (docs/behaviour.md#return-after-sign-in).
 */
export function safeReturn(input: string | null): string | null {
  const path = input === null ? null : appPath(input)
  return path === null || isAuthRoute(path) ? null : path
}

/** The entry address of a signed-out user: the page of the selected auth flow, at its step. */
function entryPath({ app, wizard }: Facts, { kind, path, search }: Place): string {
  const flow = authFlowOf(app) ?? 'signIn'
  const query = new URLSearchParams(search)
  for (const name of authEntryParameters) query.delete(name)
  if (kind === 'inside' && keepsScroll(app) && !homePaths.includes(path)) {
    query.delete('lang')
    query.set('returnTo', `${path}${search}`)
  }
  const step = wizard === null ? null : stepOf(wizard)
  if (step !== null) query.set(stepParameter, slugOf(step))
  // While the wizard's code loads, the address retains the step at which it may continue.
  else if (flow === 'signIn' || pathOfFlow[flow] !== path) query.delete(stepParameter)
  return `${pathOfFlow[flow]}${query.size > 0 ? `?${query}` : ''}`
}

const isClosed = ({ maintenance }: Facts, path: string) =>
  maintenance !== null && !isOpenInMaintenance(path, maintenance.showsUtilities)

const homeOf = ({ uuid }: Building) => `/building/${uuid}`

function insidePath(facts: Facts, { path }: Place): string | null {
  if (isClosed(facts, path)) return '/maintenance'
  const { building } = facts
  const entered = buildingOf(building)
  if (entered === null) return null
  // A building that is only visited is left by home.
  if (homePaths.includes(path)) return homeOf(ownBuildingOf(building) ?? entered)
  const named = namedBuilding(path)
  if (named === undefined || named === entered.uuid || isSwitching(building)) return null
  // Until the list is loaded, the building may be one of the user's.
  return buildingsOf(building).length === 0 ? null : homeOf(entered)
}

/** Normalised by `URLSearchParams`, so that different spellings of one query are equal. */
function withoutBlanks(search: string): string {
  const query = new URLSearchParams(search)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Where the user must be redirected, or null to stay. The single place for this decision: guards
 * call it before a route opens, `syncAddress` whenever the machines have changed.
 */
export function redirectFor(facts: Facts, place: Place): string | null {
  const { app } = facts
  if (place.kind === 'open') return null
  if (isSignedOut(app)) {
    const href = entryPath(facts, place)
    return href === place.path + withoutBlanks(place.search) ? null : href
  }
  if (!isSignedIn(app)) return null
  if (place.kind === 'logout') return null
  if (place.kind === 'inside') return insidePath(facts, place)
  return safeReturn(new URLSearchParams(place.search).get('returnTo')) ?? '/'
}

/**
 * The redirect for guards. Lets addresses pass that the machines then follow: the auth pages, and
 * another of the user's buildings.
 */
export function guardRedirect(facts: Facts, place: Place): string | null {
  const isAuthPage = place.kind !== 'inside' && place.kind !== 'logout'
  if (isAuthPage && isSignedOut(facts.app)) return null
  const named = namedBuilding(place.path)
  if (isSignedIn(facts.app) && place.kind === 'inside' && isClosed(facts, place.path))
    return '/maintenance'
  const isTheirs = buildingsOf(facts.building).some(({ uuid }) => uuid === named)
  if (place.kind === 'inside' && isSignedIn(facts.app) && isTheirs) return null
  return redirectFor(facts, place)
}

/**
 * Whether the redirect follows from the user's own choice and so becomes a new history entry:
 * another building, another auth flow, or the next step. All other redirects replace the entry.
 */
export function shouldPush(
  { app, building, wizard }: Facts,
  { kind, path, search }: Place,
): boolean {
  if (isSignedOut(app)) {
    if (kind === 'login') return hasChosenFlow(app)
    return wizard !== null && namedStep(search) !== null && hasMovedOn(wizard)
  }
  const hasSwitched = building.context.wasSwitched && switchFailure(building) === null
  return isSignedIn(app) && hasSwitched && buildingPath.test(path)
}
