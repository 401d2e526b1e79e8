import type { AreaName } from '@areas/areas'
import { contentNamedBy } from '@rules/content/contentNamedBy'
import type { PlaceholderName } from '@screens/placeholder/names'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import type { RouterContext } from './context'
import { contentGuard, guard, kioskGuard, mobileGuard, smartSuitesGuard } from './guards'
import { companyTypes, detailLife, pageLife, readPageLife } from './pageLife'
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

const opens =
  (area: AreaName) =>
  ({ context }: { context: RouterContext }) =>
    context.areas.open(area)

const placeholder = (name: PlaceholderName) => ({
  component: areaPage('inside', 'PlaceholderScreen'),
  staticData: { placeholder: name },
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
    kioskGuard(attempt)
    guard('logout')(attempt)
  },
  component: areaPage('entry', 'SigningOutScreen'),
})

/** Everything behind the sign-in: header, dialogs, and the screen that the path names. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  loader: opens('inside'),
  // What it loads lives as long as the app; nothing of it depends on where one is.
  staleTime: Number.POSITIVE_INFINITY,
  component: areaPage('inside', 'Shell'),
  ...pageLife('adminLink', () => ({ name: 'adminLink' })),
})
const at = <const Path extends string>(path: Path, name: PlaceholderName) =>
  createRoute({ getParentRoute: () => inside, path, ...placeholder(name) })

const building = '/building/$buildingUuid'
/** The shell shows home itself, and keeps it. */
const home = { component: () => null, staticData: { isHome: true } }
const buildingHome = createRoute({
  getParentRoute: () => inside,
  path: building,
  ...home,
  ...pageLife('home', () => ({ name: 'home' })),
})
/** They lead to the building that one is in, as soon as it is known; until then they look like it. */
const homes = (['/', '/home', '/building'] as const).map((path) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    ...home,
  }),
)

/** The pages that home leads to. */
const details = createRoute({
  getParentRoute: () => inside,
  id: 'details',
  loader: opens('details'),
  staleTime: Number.POSITIVE_INFINITY,
})
const amenities = createRoute({
  getParentRoute: () => details,
  path: `${building}/amenities`,
  component: areaPage('details', 'AmenitiesScreen'),
  ...pageLife('amenities', () => ({ name: 'amenities' })),
})
const amenity = createRoute({
  getParentRoute: () => details,
  path: `${building}/amenities/$amenityUuid`,
  component: areaPage('details', 'AmenityScreen'),
  ...pageLife('amenities', () => ({ name: 'amenities' })),
})
const companies = createRoute({
  getParentRoute: () => details,
  path: `${building}/companies`,
  component: areaPage('details', 'CompaniesScreen'),
  ...pageLife('directory', ({ search }) => ({
    name: 'directory',
    companyTypes: companyTypes(search),
  })),
})
const company = createRoute({
  getParentRoute: () => details,
  path: `${building}/companies/$companyUuid`,
  component: areaPage('details', 'CompanyScreen'),
  ...readPageLife<{ companyUuid: string }>('company', ({ params }) => ({
    name: 'company',
    uuid: params.companyUuid,
  })),
})

/** The one page of events, deals and posts, whatever their address. */
const contentScreen = areaPage('details', 'ContentScreen')
const post = createRoute({
  getParentRoute: () => details,
  path: `${building}/posts/$uuid`,
  component: contentScreen,
  ...detailLife('post'),
})
const eventPost = createRoute({
  getParentRoute: () => details,
  path: `${building}/event-posts/$uuid`,
  component: contentScreen,
  ...detailLife('eventPost'),
})
const offer = createRoute({
  getParentRoute: () => details,
  path: `${building}/offers/$uuid`,
  component: contentScreen,
  ...detailLife('offer'),
})
const content = createRoute({
  getParentRoute: () => details,
  path: `${building}/content/$uuid`,
  beforeLoad: (attempt) => contentGuard(attempt),
  component: contentScreen,
  ...detailLife('content'),
})
/** The older mode names an item by its type, below whatever page it was found on. */
const olderContent = createRoute({
  getParentRoute: () => details,
  path: `${building}/$typed/$`,
  beforeLoad: ({ location }) => {
    if (contentNamedBy(location.pathname) === null) throw notFound()
  },
  component: contentScreen,
  ...readPageLife('detail', ({ pathname: path }) => ({
    name: 'detail',
    kind: 'content',
    uuid: contentNamedBy(path) ?? '',
    path,
  })),
})

const floors = '/building/$buildingUuid/smart-building'
const suites = `${floors}/floors/$floorId/suites` as const
const control = `${suites}/$suiteId/control` as const
const smart = <const Path extends string>(path: Path, name: PlaceholderName) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: smartSuitesGuard,
    ...placeholder(name),
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
  ...placeholder('control'),
})
const smartMobile = <const Path extends string>(path: Path, name: PlaceholderName) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: (attempt) => {
      mobileGuard(attempt)
      smartSuitesGuard(attempt)
    },
    ...placeholder(name),
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
  ...placeholder('control'),
})
const personal = <const Path extends string>(path: Path, name: PlaceholderName) =>
  createRoute({ getParentRoute: () => inside, path, beforeLoad: kioskGuard, ...placeholder(name) })
const mobile = <const Path extends string>(path: Path, name: PlaceholderName) =>
  createRoute({ getParentRoute: () => inside, path, beforeLoad: mobileGuard, ...placeholder(name) })

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  beforeLoad: kioskGuard,
  loader: opens('account'),
  component: areaPage('account', 'AccountScreen'),
  staticData: { placeholder: 'account' },
})
const maintenance = createRoute({
  getParentRoute: () => inside,
  path: '/maintenance',
  component: areaPage('inside', 'MaintenanceScreen'),
  ...pageLife('maintenance', () => ({ name: 'maintenance' })),
})

export const routeTree = root.addChildren([
  login,
  signUp,
  resetPassword,
  logout,
  inside.addChildren([
    ...homes,
    buildingHome,
    details.addChildren([
      amenities,
      amenity,
      companies,
      company,
      post,
      eventPost,
      offer,
      content,
      olderContent,
    ]),
    at('/building/$buildingUuid/service-requests', 'serviceRequests'),
    at('/building/$buildingUuid/emergency-management', 'emergency'),
    smart(floors, 'floors'),
    smart(suites, 'suites'),
    smart(control, 'control'),
    controlOfType,
    account,
    personal('/account/profile', 'profile'),
    maintenance,
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
