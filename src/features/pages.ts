import {
  type AnyLogic,
  type AnyPage,
  defineLayout,
  type Layout,
  type LogicCode,
} from '@shared/pages/definePage'
import { needsOf, startsOf } from '@shared/pages/needsOf'
import { ownSessionsPage, profilePage, settingsPage } from './account/account.page'
import { passwordUpdateLogic } from './auth/password/password.page'
import { approvalsPage } from './bookings/approvals/approvals.page'
import { historyPage } from './bookings/history/history.page'
import { spacePages } from './bookings/spaces/spaces.page'
import { addCardPage, cardsPage } from './cards/cards.page'
import { calendarPage } from './content/calendar/calendar.page'
import {
  contentPage,
  eventPostPage,
  offerPage,
  olderContentPage,
  postPage,
} from './content/item/content.page'
import { passPage } from './content/passes/pass.page'
import { passesLogic } from './content/passes/passes.page'
import { passVerificationPage } from './content/passVerification/passVerification.page'
import { savedPage } from './content/saved/saved.page'
import { amenitiesPage, amenityPage } from './directory/amenities/amenities.page'
import { companiesPage, companyPage } from './directory/companies/companies.page'
import { adminLaunchLogic } from './embed/adminLaunch.page'
import { webViewPage } from './embed/native/webView.page'
import { homePage, homePages } from './home/home.page'
import { maintenancePage } from './home/maintenance/maintenance.page'
import { noticesPage } from './notices/notices.page'
import { unreadNoticesLogic } from './notices/unread.page'
import { searchLogic } from './search/search.page'
import { suitePages } from './suites/suites.page'
import { helpDeskPage, mobileHelpDeskPage } from './support/helpDesk/helpDesk.page'
import { requestFormLogic } from './support/requestForm/requestForm.page'
import { requestThreadPage } from './support/requestThread/requestThread.page'
import { safetyPage } from './support/safety/safety.page'
import { serviceRequestsPage } from './support/serviceRequests/serviceRequests.page'
import { permissionsLogic } from './tenancy/permissions.page'
import { mobileVisitorsPage, visitorsPage } from './visitors/visitors.page'

/** The shell around every page that requires a session: header, dialogs, navigation. */
export const shellLayout = defineLayout({
  id: 'inside',
  area: 'inside',
  starts: [permissionsLogic.at(), adminLaunchLogic.at(), passesLogic.at(), unreadNoticesLogic.at()],
})

/** What the shell needs before it renders. */
export const shellCode = {
  ...needsOf(shellLayout),
  screen: async () => (await import('./platform/shell/Shell')).Shell,
}

/**
 * Every page that requires a session: the only list of them for the router, `assemble` and the
 * `pages` machine. Its type contains each page's path and search parameters, from which the
 * router's types are derived.
 */
export const pages = [
  ...homePages,
  homePage,
  maintenancePage,
  amenitiesPage,
  amenityPage,
  companiesPage,
  companyPage,
  calendarPage,
  passPage,
  savedPage,
  postPage,
  eventPostPage,
  offerPage,
  contentPage,
  olderContentPage,
  historyPage,
  ...spacePages,
  visitorsPage,
  mobileVisitorsPage,
  serviceRequestsPage,
  requestThreadPage,
  noticesPage,
  approvalsPage,
  passVerificationPage,
  helpDeskPage,
  mobileHelpDeskPage,
  safetyPage,
  webViewPage,
  ...suitePages,
  settingsPage,
  profilePage,
  ownSessionsPage,
  cardsPage,
  addCardPage,
] as const

const starting: readonly (AnyPage | Layout)[] = [
  shellLayout,
  ...pages.flatMap((page): (AnyPage | Layout)[] =>
    page.within === undefined ? [page] : [page.within, page],
  ),
]

/** The logic of all pages, without duplicates. */
export const pageLogics: readonly AnyLogic[] = [
  ...new Map(
    starting.flatMap((page) => startsOf(page).map(({ logic }) => [logic.name, logic] as const)),
  ).values(),
]

/** The logic of the dialogs that the `pages` machine opens over a page. */
export const dialogLogics: readonly LogicCode[] = [
  requestFormLogic,
  passwordUpdateLogic,
  searchLogic,
]
