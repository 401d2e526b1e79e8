import type { LaterName } from '@screens/later/names'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { RouterContext } from './context'
import { guard, kioskGuard, mobileGuard, smartSuitesGuard } from './guards'
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
  notFoundComponent: lazyRouteComponent(
    () => import('@screens/entry/NotFoundScreen'),
    'NotFoundScreen',
  ),
})

const later = (name: LaterName) => ({
  component: lazyRouteComponent(() => import('@screens/later/LaterScreen'), 'LaterScreen'),
  staticData: { later: name },
})
const home = lazyRouteComponent(() => import('@screens/home/HomeScreen'), 'HomeScreen')

const wizard = lazyRouteComponent(() => import('@screens/wizard/WizardScreen'), 'WizardScreen')

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { kind: 'login' },
  beforeLoad: guard('login'),
  component: lazyRouteComponent(() => import('@screens/entry/SignInScreen'), 'SignInScreen'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  staticData: { kind: 'signUp' },
  beforeLoad: guard('signUp'),
  loader: ({ context }) => context.openWizard(),
  component: wizard,
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { kind: 'resetPassword' },
  beforeLoad: guard('resetPassword'),
  loader: ({ context }) => context.openWizard(),
  component: wizard,
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  staticData: { kind: 'logout' },
  beforeLoad: guard('logout'),
  component: lazyRouteComponent(
    () => import('@screens/entry/SigningOutScreen'),
    'SigningOutScreen',
  ),
})

/** Everything behind the sign-in: header, dialogs, and the screen that the path names. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  loader: ({ context }) => context.openInside(),
  // What it loads lives as long as the page; nothing of it depends on where one is.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('./InsideRoute'), 'InsideRoute'),
})
const at = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({ getParentRoute: () => inside, path, ...later(name) })

const homes = [
  createRoute({ getParentRoute: () => inside, path: '/', component: home }),
  createRoute({ getParentRoute: () => inside, path: '/home', component: home }),
  createRoute({ getParentRoute: () => inside, path: '/building', component: home }),
] as const
const buildingHome = createRoute({
  getParentRoute: () => inside,
  path: '/building/$buildingUuid',
  component: home,
})

const floors = '/building/$buildingUuid/smart-building'
const suites = `${floors}/floors/$floorId/suites` as const
const control = `${suites}/$suiteId/control` as const
const smart = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: smartSuitesGuard,
    ...later(name),
  })
const controlOfType = createRoute({
  getParentRoute: () => inside,
  path: `${control}/$controlType`,
  beforeLoad: (attempt) => {
    smartSuitesGuard(attempt)
    if (!['lighting', 'temperature'].includes(attempt.params.controlType)) {
      throw redirect({ to: control, params: attempt.params, replace: true })
    }
  },
  ...later('control'),
})
const personal = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({ getParentRoute: () => inside, path, beforeLoad: kioskGuard, ...later(name) })
const mobile = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({ getParentRoute: () => inside, path, beforeLoad: mobileGuard, ...later(name) })

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  beforeLoad: kioskGuard,
  // The password dialog speaks with the texts of the wizard.
  loader: ({ context }) => context.openWizard(),
  ...later('account'),
})

export const routeTree = root.addChildren([
  login,
  signUp,
  resetPassword,
  logout,
  inside.addChildren([
    ...homes,
    buildingHome,
    at('/building/$buildingUuid/amenities', 'amenities'),
    at('/building/$buildingUuid/amenities/$amenityUuid', 'amenity'),
    at('/building/$buildingUuid/posts/$postUuid', 'post'),
    at('/building/$buildingUuid/event-posts/$eventPostUuid', 'eventPost'),
    at('/building/$buildingUuid/offers/$offerUuid', 'offer'),
    at('/building/$buildingUuid/companies', 'companies'),
    at('/building/$buildingUuid/companies/$companyUuid', 'company'),
    at('/building/$buildingUuid/service-requests', 'serviceRequests'),
    at('/building/$buildingUuid/content/$contentUuid', 'content'),
    // The older mode names a content item by its type: events, deals, posts and their like.
    at('/building/$buildingUuid/events/$contentUuid', 'content'),
    at('/building/$buildingUuid/deals/$contentUuid', 'content'),
    at('/building/$buildingUuid/emergency-management', 'emergency'),
    smart(floors, 'floors'),
    smart(suites, 'suites'),
    smart(control, 'control'),
    controlOfType,
    account,
    personal('/account/profile', 'profile'),
    at('/maintenance', 'maintenance'),
    personal('/my-history', 'history'),
    personal('/add-card', 'addCard'),
    at('/help-desk', 'helpDesk'),
    mobile('/webview', 'webview'),
    mobile('/webview/help-desk', 'helpDesk'),
    mobile('/webview/building/$buildingUuid/smart-building', 'floors'),
    mobile(
      '/webview/building/$buildingUuid/smart-building/floors/$floorId/suites/$suiteId/control',
      'control',
    ),
  ]),
])
