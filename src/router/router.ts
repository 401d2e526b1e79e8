import type { LaterName } from '@screens/later/names'
import { createRouter } from '@tanstack/react-router'
import type { RouterContext } from './context'
import type { RouteKind } from './place'
import { routeTree } from './routes'

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    notFoundMode: 'root',
    scrollRestoration: true,
    // Home scrolls to its sections itself, a second later (product section 9).
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
    later?: LaterName
  }
}
