import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { featuresNow } from '@machines/platform/app/features'
import { isInNativeHost } from '@machines/platform/app/selectors'
import { discoverMode } from '@rules/content/discoverMode'
import type { Requirement } from '@shared/pages/definePage'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from './context'
import { factsOf } from './facts'
import { guardRedirect, namedBuilding, type RouteKind } from './place'

type Attempt = { context: RouterContext; location: ParsedLocation }

/** Opens a route of this kind, or redirects as the machines require. */
export function guard(kind: RouteKind) {
  return ({ context, location }: Attempt): void => {
    const place = { kind, path: location.pathname, search: location.searchStr }
    const href = guardRedirect(factsOf(context), place)
    if (href !== null) throw redirect({ href, replace: true })
  }
}

/** Opens a page only if all of its requirements hold; otherwise redirects. */
export function requirementsGuard(requires: readonly Requirement[]) {
  return ({ context, location }: Attempt): void => {
    const missing = requires.find((each) => !isMet(each, context, location.pathname))
    if (missing !== undefined) throw redirect({ to: elsewhere[missing] ?? '/', replace: true })
  }
}

/** Redirect targets other than home. */
const elsewhere: Partial<Record<Requirement, '/account'>> = {
  cards: '/account',
  sessions: '/account',
}

function isMet(requirement: Requirement, context: RouterContext, path: string): boolean {
  const { app, system, deployment } = context
  switch (requirement) {
    case 'tenant':
      return !isKiosk(system.kiosk.getSnapshot())
    case 'nativeHost':
      return isInNativeHost(app.getSnapshot())
    case 'newerDiscover': {
      const mode = discoverMode(deployment.newDiscover, {
        buildingUuid: namedBuilding(path) ?? '',
        host: app.getSnapshot().context.input.host,
        isFlagOn: featuresNow(system, deployment).newerDiscover,
      })
      return mode !== 'older'
    }
    default:
      return featuresNow(system, deployment)[requirement]
  }
}
