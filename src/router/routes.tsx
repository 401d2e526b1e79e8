import type { AreaName } from '@areas/areas'
import { contentNamedBy } from '@rules/content/contentNamedBy'
import { calendarSearch } from '@rules/dates/calendarSearch'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import type { RouterContext } from './context'
import {
  approvalsGuard,
  calendarGuard,
  cardsGuard,
  contentGuard,
  guard,
  kioskGuard,
  mobileGuard,
  passesGuard,
  savedGuard,
  sessionsGuard,
  smartSuitesGuard,
} from './guards'
import {
  companyTypes,
  historyOf,
  pageLife,
  readPageLife,
  savableLife,
  together,
  withSaved,
} from './pageLife'
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
  ...together(
    pageLife('permissions', () => ({ name: 'permissions' })),
    pageLife('adminLaunch', () => ({ name: 'adminLaunch' })),
    pageLife('passes', () => ({ name: 'passes' })),
  ),
})

const building = '/building/$buildingUuid'
/** The shell shows home itself, and keeps it. */
const home = { component: () => null, staticData: { isHome: true } }
const buildingHome = createRoute({
  getParentRoute: () => inside,
  path: building,
  ...home,
  ...together(
    pageLife('home', () => ({ name: 'home' })),
    pageLife('dayBookings', () => ({ name: 'dayBookings' })),
  ),
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
/** The code to show for a place or a claim; the shell has read it. */
const pass = createRoute({
  getParentRoute: () => details,
  path: `${building}/passes/$contentUuid`,
  beforeLoad: kioskGuard,
  component: areaPage('details', 'PassScreen'),
})
/** Month, day or filter stand in the address: Back and a reload lead to the same. */
const calendar = createRoute({
  getParentRoute: () => details,
  path: `${building}/calendar`,
  beforeLoad: calendarGuard,
  component: areaPage('details', 'CalendarScreen'),
  ...pageLife('calendar', ({ search }) => ({
    name: 'calendar',
    month: calendarSearch(search).month,
  })),
})

const saved = createRoute({
  getParentRoute: () => details,
  path: `${building}/saved`,
  beforeLoad: (attempt) => {
    kioskGuard(attempt)
    savedGuard(attempt)
  },
  component: areaPage('details', 'SavedScreen'),
  ...pageLife('saved', () => ({ name: 'saved' })),
})

/** The one page of events, deals and posts, whatever their address. */
const contentScreen = areaPage('details', 'ContentScreen')
const post = createRoute({
  getParentRoute: () => details,
  path: `${building}/posts/$uuid`,
  component: contentScreen,
  ...savableLife('post'),
})
const eventPost = createRoute({
  getParentRoute: () => details,
  path: `${building}/event-posts/$uuid`,
  component: contentScreen,
  ...savableLife('eventPost'),
})
const offer = createRoute({
  getParentRoute: () => details,
  path: `${building}/offers/$uuid`,
  component: contentScreen,
  ...savableLife('offer'),
})
const content = createRoute({
  getParentRoute: () => details,
  path: `${building}/content/$uuid`,
  beforeLoad: (attempt) => contentGuard(attempt),
  component: contentScreen,
  ...savableLife('content'),
})
/** The older mode names an item by its type, below whatever page it was found on. */
const olderContent = createRoute({
  getParentRoute: () => details,
  path: `${building}/$typed/$`,
  beforeLoad: ({ location }) => {
    if (contentNamedBy(location.pathname) === null) throw notFound()
  },
  component: contentScreen,
  ...withSaved(
    readPageLife('detail', ({ pathname: path }) => ({
      name: 'detail',
      kind: 'content',
      uuid: contentNamedBy(path) ?? '',
      path,
    })),
  ),
})

/** What somebody has asked for, and what managers decide about. */
const mine = createRoute({
  getParentRoute: () => inside,
  id: 'mine',
  loader: opens('mine'),
  staleTime: Number.POSITIVE_INFINITY,
})
const history = createRoute({
  getParentRoute: () => mine,
  path: '/my-history',
  beforeLoad: kioskGuard,
  component: areaPage('mine', 'HistoryScreen'),
  ...pageLife('history', ({ search }) => ({ name: 'history', ...historyOf(search) })),
})
const serviceRequests = createRoute({
  getParentRoute: () => mine,
  path: `${building}/service-requests`,
  beforeLoad: kioskGuard,
  component: areaPage('mine', 'ServiceRequestsScreen'),
  ...pageLife('serviceRequests', () => ({ name: 'serviceRequests' })),
})
const approvals = createRoute({
  getParentRoute: () => mine,
  path: `${building}/approvals`,
  beforeLoad: (attempt) => {
    kioskGuard(attempt)
    approvalsGuard(attempt)
  },
  component: areaPage('mine', 'ApprovalsScreen'),
  ...pageLife('approvals', () => ({ name: 'approvals' })),
})
const passCheck = createRoute({
  getParentRoute: () => mine,
  path: `${building}/check-passes`,
  beforeLoad: (attempt) => {
    kioskGuard(attempt)
    passesGuard(attempt)
  },
  component: areaPage('mine', 'PassCheckScreen'),
  ...pageLife('passCheck', () => ({ name: 'passCheck' })),
})
const helpDeskScreen = {
  component: areaPage('mine', 'HelpDeskScreen'),
  ...pageLife('helpDesk', () => ({ name: 'helpDesk' })),
}
const helpDesk = createRoute({
  getParentRoute: () => mine,
  path: '/help-desk',
  beforeLoad: kioskGuard,
  ...helpDeskScreen,
})
const mobileHelpDesk = createRoute({
  getParentRoute: () => mine,
  path: '/webview/help-desk',
  beforeLoad: mobileGuard,
  ...helpDeskScreen,
})

const safety = createRoute({
  getParentRoute: () => mine,
  path: `${building}/emergency-management`,
  component: areaPage('mine', 'SafetyScreen'),
})
/** Where a native app begins that names no screen. */
const webView = createRoute({
  getParentRoute: () => mine,
  path: '/webview',
  beforeLoad: mobileGuard,
  component: areaPage('mine', 'WebViewScreen'),
})

/** Light and temperature of suites. Native hosts show some of it in a web view, at addresses of its own. */
const smart = createRoute({
  getParentRoute: () => inside,
  id: 'suites',
  beforeLoad: (attempt) => {
    // What a kiosk may call does not steer anything.
    kioskGuard(attempt)
    smartSuitesGuard(attempt)
  },
  loader: opens('suites'),
  staleTime: Number.POSITIVE_INFINITY,
})
const smartMobile = createRoute({
  getParentRoute: () => smart,
  id: 'suitesInWebView',
  beforeLoad: mobileGuard,
})
type FloorParams = { buildingUuid: string; floorId: string }
const floorsPath = `${building}/smart-building` as const
const suitesPath = `${floorsPath}/floors/$floorId/suites` as const
const controlPath = `${suitesPath}/$suiteId/control` as const
const floorsPage = {
  component: areaPage('suites', 'FloorsScreen'),
  ...pageLife<{ buildingUuid: string }>('floors', ({ params: { buildingUuid } }) => ({
    name: 'floors',
    buildingUuid,
  })),
}
const suitesPage = {
  component: areaPage('suites', 'SuitesScreen'),
  ...pageLife<FloorParams>('suites', ({ params: { buildingUuid, floorId } }) => ({
    name: 'suites',
    buildingUuid,
    floorId,
  })),
}
const controlPage = {
  component: areaPage('suites', 'SuiteScreen'),
  ...pageLife<FloorParams & { suiteId: string }>('suite', ({ params }) => ({
    name: 'suite',
    buildingUuid: params.buildingUuid,
    floorId: params.floorId,
    suiteId: params.suiteId,
  })),
}
/** An address may name what is controlled; a name that is none leads to the default. */
const controlTypes = ['lighting', 'temperature']
const floors = createRoute({ getParentRoute: () => smart, path: floorsPath, ...floorsPage })
const suites = createRoute({ getParentRoute: () => smart, path: suitesPath, ...suitesPage })
const control = createRoute({ getParentRoute: () => smart, path: controlPath, ...controlPage })
const controlOfType = createRoute({
  getParentRoute: () => smart,
  path: `${controlPath}/$controlType`,
  beforeLoad: ({ params }) => {
    if (!controlTypes.includes(params.controlType)) {
      throw redirect({ to: controlPath, params, replace: true })
    }
  },
  ...controlPage,
})
const mobileFloors = createRoute({
  getParentRoute: () => smartMobile,
  path: `/webview${floorsPath}`,
  ...floorsPage,
})
const mobileSuites = createRoute({
  getParentRoute: () => smartMobile,
  path: `/webview${suitesPath}`,
  ...suitesPage,
})
const mobileControl = createRoute({
  getParentRoute: () => smartMobile,
  path: `/webview${controlPath}`,
  ...controlPage,
})
const mobileControlOfType = createRoute({
  getParentRoute: () => smartMobile,
  path: `/webview${controlPath}/$controlType`,
  beforeLoad: ({ params }) => {
    if (!controlTypes.includes(params.controlType)) {
      throw redirect({ to: `/webview${controlPath}`, params, replace: true })
    }
  },
  ...controlPage,
})
/** The visitor's own account. */
const account = createRoute({
  getParentRoute: () => inside,
  id: 'account',
  beforeLoad: kioskGuard,
  loader: opens('account'),
  staleTime: Number.POSITIVE_INFINITY,
  ...pageLife('departure', () => ({ name: 'departure' })),
})
const settings = createRoute({
  getParentRoute: () => account,
  path: '/account',
  component: areaPage('account', 'SettingsScreen'),
})
const profile = createRoute({
  getParentRoute: () => account,
  path: '/account/profile',
  component: areaPage('account', 'ProfileScreen'),
  ...pageLife('profile', () => ({ name: 'profile' })),
})
const signedIn = createRoute({
  getParentRoute: () => account,
  path: '/account/sessions',
  beforeLoad: sessionsGuard,
  component: areaPage('account', 'SignedInScreen'),
  ...pageLife('signedIn', () => ({ name: 'signedIn' })),
})
/** Payment cards. Their pages wear the frame of the account. */
const cards = createRoute({
  getParentRoute: () => account,
  id: 'cards',
  beforeLoad: cardsGuard,
  loader: opens('cards'),
  staleTime: Number.POSITIVE_INFINITY,
})
const ownCards = createRoute({
  getParentRoute: () => cards,
  path: '/account/cards',
  component: areaPage('cards', 'CardsScreen'),
  ...pageLife('cards', () => ({ name: 'cards' })),
})
const addCard = createRoute({
  getParentRoute: () => cards,
  path: '/add-card',
  component: areaPage('cards', 'AddCardScreen'),
  ...pageLife('addCard', () => ({ name: 'addCard' })),
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
      calendar,
      pass,
      saved,
      post,
      eventPost,
      offer,
      content,
      olderContent,
    ]),
    mine.addChildren([
      history,
      serviceRequests,
      approvals,
      passCheck,
      helpDesk,
      mobileHelpDesk,
      safety,
      webView,
    ]),
    account.addChildren([settings, profile, signedIn, cards.addChildren([ownCards, addCard])]),
    maintenance,
    smart.addChildren([
      floors,
      suites,
      control,
      controlOfType,
      smartMobile.addChildren([mobileFloors, mobileSuites, mobileControl, mobileControlOfType]),
    ]),
  ]),
])
