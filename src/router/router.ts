import { UnreachablePage } from '@screens/entry/UnreachablePage'
import type { PlaceholderName } from '@screens/placeholder/names'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './context'
import type { RouteKind } from './place'
import { routeTree } from './routes'

/** `history` is the browser's own unless given. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history !== undefined && { history }),
    // Our own error boundary above the router shows the text (docs/behaviour.md#broken-page).
    disableGlobalCatchBoundary: true,
    defaultErrorComponent: UnreachablePage,
    notFoundMode: 'root',
    scrollRestoration: true,
    // Whoever comes back is there at once, whatever moves smoothly otherwise.
    scrollRestorationBehavior: 'instant',
    // Home scrolls to its sections itself, one second later (docs/behaviour.md#sections).
    defaultHashScrollIntoView: false,
    defaultPendingMs: 400,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    kind?: RouteKind
    placeholder?: PlaceholderName
  }
}
