import { contentNamedBy } from '@machines/content/contentNamedBy'
import { fetchCode } from '@screens/app/missingCode'
import type { LaterName } from '@screens/later/names'
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  notFound,
  redirect,
} from '@tanstack/react-router'
import type { RouterContext } from './context'
import { contentGuard, guard, kioskGuard, mobileGuard, smartSuitesGuard } from './guards'
import { lazyPage } from './lazyPage'
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
  notFoundComponent: lazyPage(() => import('@screens/entry/NotFoundScreen'), 'NotFoundScreen'),
})

const later = (name: LaterName) => ({
  component: lazyPage(() => import('@screens/later/LaterScreen'), 'LaterScreen'),
  staticData: { later: name },
})
const home = lazyPage(() => import('@screens/home/HomeScreen'), 'HomeScreen')

const wizard = lazyPage(() => import('@screens/wizard/WizardScreen'), 'WizardScreen')

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { kind: 'login' },
  beforeLoad: guard('login'),
  component: lazyPage(() => import('@screens/entry/SignInScreen'), 'SignInScreen'),
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  staticData: { kind: 'signUp' },
  beforeLoad: guard('signUp'),
  loader: ({ context }) => fetchCode(context.openWizard),
  component: wizard,
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { kind: 'resetPassword' },
  beforeLoad: guard('resetPassword'),
  loader: ({ context }) => fetchCode(context.openWizard),
  component: wizard,
})
const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  staticData: { kind: 'logout' },
  beforeLoad: (attempt) => {
    // A kiosk is left by its own button, and its PIN.
    kioskGuard(attempt)
    guard('logout')(attempt)
  },
  component: lazyPage(() => import('@screens/entry/SigningOutScreen'), 'SigningOutScreen'),
})

/** Everything behind the sign-in: header, dialogs, and the screen that the path names. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  loader: ({ context }) =>
    fetchCode(async () => {
      const [screens] = await Promise.all([context.openInside(), context.missingPages.prepare()])
      return screens
    }),
  // What it loads lives as long as the page; nothing of it depends on where one is.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyPage(() => import('./InsideRoute'), 'InsideRoute'),
})
const at = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({ getParentRoute: () => inside, path, ...later(name) })

/** The pages that home leads to: their machines are fetched with the first of them. */
const details = createRoute({
  getParentRoute: () => inside,
  id: 'details',
  loader: ({ context }) => fetchCode(async () => (await context.openInside()).openDetails()),
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyPage(() => import('./DetailsRoute'), 'DetailsRoute'),
})
const detail = <const Path extends string>(path: Path, component: AsyncRouteComponent<object>) =>
  createRoute({ getParentRoute: () => details, path, component })
const building = '/building/$buildingUuid'
const contentScreen = lazyPage(() => import('@screens/content/ContentScreen'), 'ContentScreen')
const detailPages = [
  detail(
    `${building}/amenities`,
    lazyPage(() => import('@screens/amenities/AmenitiesScreen'), 'AmenitiesScreen'),
  ),
  detail(
    `${building}/amenities/$amenityUuid`,
    lazyPage(() => import('@screens/amenities/AmenityScreen'), 'AmenityScreen'),
  ),
  detail(
    `${building}/companies`,
    lazyPage(() => import('@screens/companies/CompaniesScreen'), 'CompaniesScreen'),
  ),
  detail(
    `${building}/companies/$companyUuid`,
    lazyPage(() => import('@screens/companies/CompanyScreen'), 'CompanyScreen'),
  ),
  detail(`${building}/posts/$postUuid`, contentScreen),
  detail(`${building}/event-posts/$eventPostUuid`, contentScreen),
  detail(`${building}/offers/$offerUuid`, contentScreen),
  createRoute({
    getParentRoute: () => details,
    path: `${building}/content/$contentUuid`,
    beforeLoad: contentGuard,
    component: contentScreen,
  }),
  // The older mode names an item by its type, below whatever page it was found on.
  createRoute({
    getParentRoute: () => details,
    path: `${building}/$typed/$`,
    beforeLoad: ({ location }) => {
      if (contentNamedBy(location.pathname) === null) throw notFound()
    },
    component: contentScreen,
  }),
] as const

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
/** An address may name what is controlled; a name that is none leads to the default. */
const controlTypes = ['lighting', 'temperature']
const controlOfType = createRoute({
  getParentRoute: () => inside,
  path: `${control}/$controlType`,
  beforeLoad: (attempt) => {
    smartSuitesGuard(attempt)
    if (!controlTypes.includes(attempt.params.controlType)) {
      throw redirect({ to: control, params: attempt.params, replace: true })
    }
  },
  ...later('control'),
})
const smartMobile = <const Path extends string>(path: Path, name: LaterName) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: (attempt) => {
      mobileGuard(attempt)
      smartSuitesGuard(attempt)
    },
    ...later(name),
  })
const mobileControl = `/webview${control}` as const
const mobileControlOfType = createRoute({
  getParentRoute: () => inside,
  path: `${mobileControl}/$controlType`,
  beforeLoad: (attempt) => {
    mobileGuard(attempt)
    smartSuitesGuard(attempt)
    if (!controlTypes.includes(attempt.params.controlType)) {
      throw redirect({ to: mobileControl, params: attempt.params, replace: true })
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
  loader: ({ context }) => fetchCode(context.openWizard),
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
    details.addChildren([...detailPages]),
    at('/building/$buildingUuid/service-requests', 'serviceRequests'),
    at('/building/$buildingUuid/emergency-management', 'emergency'),
    smart(floors, 'floors'),
    smart(suites, 'suites'),
    smart(control, 'control'),
    controlOfType,
    account,
    personal('/account/profile', 'profile'),
    createRoute({
      getParentRoute: () => inside,
      path: '/maintenance',
      component: lazyPage(
        () => import('@screens/maintenance/MaintenanceScreen'),
        'MaintenanceScreen',
      ),
    }),
    personal('/my-history', 'history'),
    personal('/add-card', 'addCard'),
    at('/help-desk', 'helpDesk'),
    mobile('/webview', 'webview'),
    mobile('/webview/help-desk', 'helpDesk'),
    smartMobile(`/webview${floors}`, 'floors'),
    smartMobile(`/webview${suites}`, 'suites'),
    smartMobile(mobileControl, 'control'),
    mobileControlOfType,
  ]),
])
