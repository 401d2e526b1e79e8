import { layoutsAround, pages, shellLayout } from '@features/pages'
import type { AnyPage, Area, Layout } from '@shared/pages/definePage'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { areaPage } from './areaPage'
import type { RouterContext } from './context'
import { guard, requirementsGuard } from './guards'
import { pageLife, pagesAt } from './pageLife'
import { Root } from './Root'

/** `lang` sets the language, `returnTo` is where a sign-in leads back to; others pass through. */
type RootSearch = { lang?: string; returnTo?: string }

function textOrNothing(name: keyof RootSearch, given: unknown): Partial<RootSearch> {
  return typeof given === 'string' ? { [name]: given } : {}
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: (search: Record<string, unknown>): RootSearch => ({
    ...search,
    ...textOrNothing('lang', search.lang),
    ...textOrNothing('returnTo', search.returnTo),
  }),
  notFoundComponent: areaPage('entry', 'NotFoundScreen'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { kind: 'login' },
  beforeLoad: guard('login'),
  component: areaPage('entry', 'SignInScreen'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  staticData: { kind: 'signUp' },
  beforeLoad: guard('signUp'),
  component: areaPage('entry', 'WizardScreen'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { kind: 'resetPassword' },
  beforeLoad: guard('resetPassword'),
  component: areaPage('entry', 'WizardScreen'),
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  staticData: { kind: 'logout' },
  beforeLoad: (attempt) => {
    // A kiosk is left by its own button, and its PIN.
    requirementsGuard(['tenant'])(attempt)
    guard('logout')(attempt)
  },
  component: areaPage('entry', 'SigningOutScreen'),
})

const opens =
  (area: Area) =>
  ({ context }: { context: RouterContext }) =>
    context.areas.open(area)

const inside = createRoute({
  getParentRoute: () => root,
  id: shellLayout.id,
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  loader: opens(shellLayout.area),
  // What it loads lives as long as the app; nothing of it depends on where one is.
  staleTime: Number.POSITIVE_INFINITY,
  component: areaPage('inside', 'Shell'),
  ...pageLife(shellLayout.starts),
})

const layoutRoute = (parent: AnyRoute, { id, area, requires = [], starts }: Layout) =>
  createRoute({
    getParentRoute: () => parent,
    id,
    beforeLoad: requirementsGuard(requires),
    loader: opens(area),
    staleTime: Number.POSITIVE_INFINITY,
    ...pageLife(starts),
  })

function pageRoute(parent: AnyRoute, page: AnyPage) {
  const { path, area, screen, requires = [], starts = [], exists, redirects } = page
  const reads = ({ context, params, location, preload }: Loading) => {
    if (!preload) return
    const { pathname, search } = location
    for (const each of pagesAt(starts, { params, pathname, search })) context.readPage(each)
  }
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { isHome: screen === null },
    beforeLoad: (attempt) => {
      requirementsGuard(requires)(attempt)
      const { pathname, search } = attempt.location
      const address = { params: attempt.params as never, pathname, search }
      if (exists?.(address) === false) throw notFound()
      const href = redirects?.(address) ?? null
      if (href !== null) throw redirect({ href, replace: true })
    },
    ...(page.prefetches && { loader: reads }),
    component: screen === null ? () => null : areaPage(area, screen),
    ...pageLife(starts),
  })
}

type Loading = {
  context: RouterContext
  params: object
  location: { pathname: string; search: unknown }
  preload: boolean
}

/** The routes of the pages, each below its layouts; those of an area without one stand in a layout of its own. */
function pageRoutes(): AnyRoute[] {
  const children = new Map<AnyRoute, AnyRoute[]>([[inside, []]])
  const layouts = new Map<string, AnyRoute>([[shellLayout.id, inside]])
  const put = (parent: AnyRoute, child: AnyRoute) => {
    children.set(parent, [...(children.get(parent) ?? []), child])
    return child
  }
  const around = ({ area, within }: AnyPage) =>
    [shellLayout, ...(within ? layoutsAround(within) : [{ id: area, area }])].reduce<AnyRoute>(
      (parent, layout) => {
        const route = layouts.get(layout.id) ?? put(parent, layoutRoute(parent, layout))
        layouts.set(layout.id, route)
        return route
      },
      inside,
    )
  for (const page of pages) {
    const parent = around(page)
    put(parent, pageRoute(parent, page))
  }
  for (const [parent, routes] of children) parent.addChildren(routes)
  return children.get(inside) ?? []
}

export const routeTree = root.addChildren([
  login,
  signUp,
  resetPassword,
  logout,
  inside.addChildren(pageRoutes()),
])
