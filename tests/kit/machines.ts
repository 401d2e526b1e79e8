import { pageLogics } from '@features/pages'
import { ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { profileMachine } from '@machines/account/profile/machine'
import { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { sessionMachine } from '@machines/auth/session/machine'
import { signInMachine } from '@machines/auth/signIn/machine'
import { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { approvalsMachine } from '@machines/bookings/approvals/machine'
import { historyMachine } from '@machines/bookings/history/machine'
import { reserveMachine } from '@machines/bookings/reserve/machine'
import { addCardMachine } from '@machines/cards/addCard/machine'
import { cardsMachine } from '@machines/cards/cards/machine'
import { detailMachine } from '@machines/content/detail/machine'
import { passVerificationMachine } from '@machines/content/passVerification/machine'
import { savedMachine } from '@machines/content/saved/machine'
import { directoryMachine } from '@machines/directory/directory/machine'
import { adminLaunchMachine } from '@machines/embed/adminLaunch/machine'
import { bridgeMachine } from '@machines/embed/bridge/machine'
import { bridgeCallMachine } from '@machines/embed/bridgeCall/machine'
import { embeddedPageMachine } from '@machines/embed/embeddedPage/machine'
import { nativeHostMachine } from '@machines/embed/nativeHost/machine'
import { utilitiesMachine } from '@machines/home/utilities/machine'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
import { createRequest } from '@machines/kernel/request/machine'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'
import { noticesMachine } from '@machines/notices/notices/machine'
import { createBulk } from '@machines/operate/bulk/machine'
import { checkInMachine } from '@machines/operate/checkIn/machine'
import { claimMachine } from '@machines/operate/claim/machine'
import { createCollection } from '@machines/operate/collection/machine'
import { connectionsMachine } from '@machines/operate/connections/machine'
import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { createConsole } from '@machines/operate/console/machine'
import { createDayCalendar } from '@machines/operate/dayCalendar/machine'
import { finderMachine } from '@machines/operate/finder/machine'
import { createForm } from '@machines/operate/form/machine'
import { createGather } from '@machines/operate/gather/machine'
import { importMachine } from '@machines/operate/import/machine'
import { createList } from '@machines/operate/list/machine'
import { createOpening } from '@machines/operate/opening/machine'
import { orderMachine } from '@machines/operate/order/machine'
import { createOverview } from '@machines/operate/overview/machine'
import { togglePage } from '@machines/operate/page/pages'
import { createPersonSearch } from '@machines/operate/personSearch/machine'
import { createPress } from '@machines/operate/press/machine'
import { createPreview } from '@machines/operate/preview/machine'
import { publicationMachine } from '@machines/operate/publication/machine'
import { createRecord } from '@machines/operate/record/machine'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { createUpload } from '@machines/operate/upload/machine'
import { addressMachine } from '@machines/platform/address/machine'
import { appMachine } from '@machines/platform/app/machine'
import { chunkRecoveryMachine } from '@machines/platform/chunkRecovery/machine'
import { consentMachine } from '@machines/platform/consent/machine'
import { farmMachine } from '@machines/platform/farm/machine'
import { globalErrorMachine } from '@machines/platform/globalError/machine'
import { installMachine } from '@machines/platform/install/machine'
import { liveMachine } from '@machines/platform/live/machine'
import { offlineMachine } from '@machines/platform/offline/machine'
import { createPages } from '@machines/platform/pages/machine'
import { startMachine } from '@machines/platform/start/machine'
import { searchMachine } from '@machines/search/search/machine'
import { setpointMachine } from '@machines/suites/setpoint/machine'
import { suiteMachine } from '@machines/suites/suite/machine'
import { helpDeskMachine } from '@machines/support/helpDesk/machine'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { createRequestThread } from '@machines/support/requestThread/machine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { inviteMachine } from '@machines/visitors/invite/machine'
import type { AnyStateMachine } from 'xstate'

/** Every machine of the product: all of them are drawn, linted and covered. */
export const machines: Record<string, AnyStateMachine> = {
  addCard: addCardMachine,
  address: addressMachine,
  adminLaunch: adminLaunchMachine,
  app: appMachine,
  approvals: approvalsMachine,
  kioskIdle: kioskIdleMachine,
  consent: consentMachine,
  bridge: bridgeMachine,
  bridgeCall: bridgeCallMachine,
  building: buildingMachine,
  cards: cardsMachine,
  bulk: createBulk<{ uuid: string }, boolean>((change) => !change),
  checkIn: checkInMachine,
  claim: claimMachine,
  collection: createCollection<unknown, object, object>(() => true),
  connectionTest: createConnectionTest<unknown>(),
  connections: connectionsMachine,
  console: createConsole([]),
  unsavedChanges: unsavedChangesMachine,
  dayCalendar: createDayCalendar<unknown, unknown, object, object>(
    () => true,
    () => true,
  ),
  detail: detailMachine,
  directory: directoryMachine,
  farm: farmMachine,
  finder: finderMachine,
  flags: flagsMachine,
  form: createForm<object>(() => true),
  embeddedPage: embeddedPageMachine,
  gather: createGather<unknown, unknown>(),
  globalError: globalErrorMachine,
  helpDesk: helpDeskMachine,
  history: historyMachine,
  import: importMachine,
  install: installMachine,
  invite: inviteMachine,
  kiosk: kioskMachine,
  language: languageMachine,
  list: createList<unknown, unknown>(),
  live: liveMachine,
  chunkRecovery: chunkRecoveryMachine,
  nativeHost: nativeHostMachine,
  offline: offlineMachine,
  opening: createOpening<object>(() => true),
  order: orderMachine,
  overview: createOverview<unknown, unknown>(),
  page: togglePage({ record: createRecord<object>(() => true), toggle: createToggle<unknown>() }),
  pagedRequest: createPagedRequest<unknown, unknown>(String),
  pages: createPages(pageLogics),
  personSearch: createPersonSearch<unknown>(),
  press: createPress<unknown>(),
  ticker: tickerMachine,
  passVerification: passVerificationMachine,
  passwordUpdate: passwordUpdateMachine,
  profile: profileMachine,
  preview: createPreview<object, unknown>(),
  record: createRecord<object>(() => true),
  publication: publicationMachine,
  request: createRequest(),
  requestForm: requestFormMachine,
  requestThread: createRequestThread<unknown, unknown>(),
  reserve: reserveMachine,
  notices: noticesMachine,
  serviceRequests: serviceRequestsMachine,
  saved: savedMachine,
  search: searchMachine,
  session: sessionMachine,
  setpoint: setpointMachine,
  ownSessions: ownSessionsMachine,
  signIn: signInMachine,
  ssoCallback: ssoCallbackMachine,
  start: startMachine,
  suite: suiteMachine,
  toggle: createToggle<unknown>(),
  upload: createUpload<unknown>(),
  utilities: utilitiesMachine,
  whitelabel: whitelabelMachine,
  wizard: wizardMachine,
}
