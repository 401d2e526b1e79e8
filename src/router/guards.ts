import { featuresNow } from '@machines/app/features'
import { isInNativeHost } from '@machines/app/selectors'
import { isKiosk } from '@machines/kiosk/machine'
import { discoverMode } from '@rules/content/discoverMode'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from './context'
import { factsOf } from './facts'
import { guardRedirect, type RouteKind } from './place'

type Attempt = { context: RouterContext; location: ParsedLocation }

/** Lets a route of this kind open, or sends the visitor where the machines say. */
export function guard(kind: RouteKind) {
  return ({ context, location }: Attempt): void => {
    const place = { kind, path: location.pathname, search: location.searchStr }
    const href = guardRedirect(factsOf(context), place)
    if (href !== null) throw redirect({ href, replace: true })
  }
}

/** Floors, suites and their control exist only where the flag is on. */
export function smartSuitesGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).smartBuilding) {
    throw redirect({ to: '/', replace: true })
  }
}

type ContentAttempt = Attempt & { params: { buildingUuid: string } }

/** A content item has an address of its own in the newer discover mode only. */
export function contentGuard({ context, params: { buildingUuid } }: ContentAttempt): void {
  const { app, system, deployment } = context
  const mode = discoverMode(deployment.newDiscover, {
    buildingUuid,
    host: app.getSnapshot().context.input.host,
    isFlagOn: featuresNow(system, deployment).newerDiscover,
  })
  if (mode === 'older') throw redirect({ to: '/', replace: true })
}

/** A kiosk has no account, no history and no cards. */
export function kioskGuard({ context: { system } }: Attempt): void {
  if (isKiosk(system.kiosk.getSnapshot())) throw redirect({ to: '/', replace: true })
}

/** A route for the web views of native hosts only. */
export function mobileGuard({ context: { app } }: Attempt): void {
  if (!isInNativeHost(app.getSnapshot())) throw redirect({ to: '/', replace: true })
}

/** Against a back end that knows no approvals there are none; whether somebody may approve is said by the server. */
export function approvalsGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).approvals) throw redirect({ to: '/', replace: true })
}

/** Against a back end that knows no passes there are none to check; whether somebody may is said by the server. */
export function passesGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).passes) throw redirect({ to: '/', replace: true })
}

/** Against a back end that keeps nothing that was saved there is no list of it. */
export function savedGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).saved) throw redirect({ to: '/', replace: true })
}

/** A back end that does not say where an account is signed in has no list of it. */
export function sessionsGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).sessions) throw redirect({ to: '/account', replace: true })
}

/** Where nobody turns cards into tokens there are none. */
export function cardsGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).cards) throw redirect({ to: '/account', replace: true })
}

/** Against a back end that knows no calendar there is none. */
export function calendarGuard({ context: { system, deployment } }: Attempt): void {
  if (!featuresNow(system, deployment).calendar) throw redirect({ to: '/', replace: true })
}
