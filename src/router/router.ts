import { UnreachablePage } from '@features/platform/crash/UnreachablePage'
import { createRouter, type RouterOptions } from '@tanstack/react-router'
import { authRoutes } from './authRoutes'
import type { RouterContext } from './context'
import { afterFirstPosition } from './firstPosition'
import { openRoutes } from './openRoutes'
import { pageRoutes } from './pageRoutes'
import type { RouteKind } from './place'
import { rootRoute } from './rootRoute'
import { shellRoute } from './shellRoute'

type Surroundings = Pick<
  RouterOptions<typeof routeTree, 'never'>,
  'history' | 'isServer' | 'origin' | 'scrollRestoration'
>

/** Uses the browser's history and scrolling, unless `surroundings` replaces them. */
export function createAppRouter(context: RouterContext, surroundings: Surroundings = {}) {
  return createRouter({
    routeTree,
    context,
    // Our own error boundary above the router renders the error (docs/behaviour.md#broken-page).
    disableGlobalCatchBoundary: true,
    defaultErrorComponent: UnreachablePage,
    notFoundMode: 'root',
    scrollRestoration: afterFirstPosition(),
    // Going back restores the scroll position immediately, even if scrolling is smooth.
    scrollRestorationBehavior: 'instant',
    // Home scrolls to its sections itself, one second later (docs/behaviour.md#sections).
    defaultHashScrollIntoView: false,
    defaultPendingMs: 400,
    // Preload when a finger or pointer is on a link: a press usually follows.
    defaultPreload: 'intent',
    ...surroundings,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** Path and query of the current address; only the browser uses the hash. */
export const placeOf = ({ state: { location } }: AppRouter): string =>
  location.pathname + location.searchStr

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    kind?: RouteKind
    isHome?: boolean
  }
}

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  ...openRoutes,
  shellRoute.addChildren(pageRoutes),
])
