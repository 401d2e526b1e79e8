import { addCardMachine } from '@machines/addCard/machine'
import { adminLaunchMachine } from '@machines/adminLaunch/machine'
import { amenitiesMachine } from '@machines/amenities/machine'
import { appMachine } from '@machines/app/machine'
import { approvalsMachine } from '@machines/approvals/machine'
import { attractMachine } from '@machines/attract/machine'
import { bridgeMachine } from '@machines/bridge/machine'
import { bridgeCallMachine } from '@machines/bridgeCall/machine'
import { buildingMachine } from '@machines/building/machine'
import { cardsMachine } from '@machines/cards/machine'
import { departureMachine } from '@machines/departure/machine'
import { detailMachine } from '@machines/detail/machine'
import { directoryMachine } from '@machines/directory/machine'
import { flagsMachine } from '@machines/flags/machine'
import { frameMachine } from '@machines/frame/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { helpDeskMachine } from '@machines/helpDesk/machine'
import { historyMachine } from '@machines/history/machine'
import { homeMachine } from '@machines/home/machine'
import { installMachine } from '@machines/install/machine'
import { kioskMachine } from '@machines/kiosk/machine'
import { languageMachine } from '@machines/language/machine'
import { liveMachine } from '@machines/live/machine'
import { missingPageMachine } from '@machines/missingPage/machine'
import { nativeHostMachine } from '@machines/nativeHost/machine'
import { offlineMachine } from '@machines/offline/machine'
import { pagesMachine } from '@machines/pages/machine'
import { passCheckMachine } from '@machines/passCheck/machine'
import { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import { profileMachine } from '@machines/profile/machine'
import { createRequest } from '@machines/request/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { savedMachine } from '@machines/saved/machine'
import { searchMachine } from '@machines/search/machine'
import { serviceRequestsMachine } from '@machines/serviceRequests/machine'
import { sessionMachine } from '@machines/session/machine'
import { settingMachine } from '@machines/setting/machine'
import { shortcutsMachine } from '@machines/shortcuts/machine'
import { signedInMachine } from '@machines/signedIn/machine'
import { signInMachine } from '@machines/signIn/machine'
import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { suiteMachine } from '@machines/suite/machine'
import { toastsMachine } from '@machines/toasts/machine'
import { utilitiesMachine } from '@machines/utilities/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import { wizardMachine } from '@machines/wizard/machine'
import type { AnyStateMachine } from 'xstate'

/** Every machine of the product: all of them are drawn, linted and covered. */
export const machines: Record<string, AnyStateMachine> = {
  addCard: addCardMachine,
  adminLaunch: adminLaunchMachine,
  amenities: amenitiesMachine,
  app: appMachine,
  approvals: approvalsMachine,
  attract: attractMachine,
  bridge: bridgeMachine,
  bridgeCall: bridgeCallMachine,
  building: buildingMachine,
  cards: cardsMachine,
  departure: departureMachine,
  detail: detailMachine,
  directory: directoryMachine,
  flags: flagsMachine,
  frame: frameMachine,
  shortcuts: shortcutsMachine,
  globalError: globalErrorMachine,
  helpDesk: helpDeskMachine,
  history: historyMachine,
  home: homeMachine,
  install: installMachine,
  kiosk: kioskMachine,
  language: languageMachine,
  live: liveMachine,
  missingPage: missingPageMachine,
  nativeHost: nativeHostMachine,
  offline: offlineMachine,
  pages: pagesMachine,
  passCheck: passCheckMachine,
  passwordUpdate: passwordUpdateMachine,
  profile: profileMachine,
  request: createRequest(),
  requestForm: requestFormMachine,
  serviceRequests: serviceRequestsMachine,
  saved: savedMachine,
  search: searchMachine,
  session: sessionMachine,
  setting: settingMachine,
  signedIn: signedInMachine,
  signIn: signInMachine,
  ssoReturn: ssoReturnMachine,
  suite: suiteMachine,
  toasts: toastsMachine,
  utilities: utilitiesMachine,
  whitelabel: whitelabelMachine,
  wizard: wizardMachine,
}
