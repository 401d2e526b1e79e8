import { amenitiesMachine } from '@machines/amenities/machine'
import { appMachine } from '@machines/app/machine'
import { buildingMachine } from '@machines/building/machine'
import { detailMachine } from '@machines/detail/machine'
import { directoryMachine } from '@machines/directory/machine'
import { flagsMachine } from '@machines/flags/machine'
import { frameMachine } from '@machines/frame/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { homeMachine } from '@machines/home/machine'
import { kioskMachine } from '@machines/kiosk/machine'
import { languageMachine } from '@machines/language/machine'
import { missingPageMachine } from '@machines/missingPage/machine'
import { pagesMachine } from '@machines/pages/machine'
import { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import { createRequest } from '@machines/request/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { sessionMachine } from '@machines/session/machine'
import { signInMachine } from '@machines/signIn/machine'
import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { toastsMachine } from '@machines/toasts/machine'
import { utilitiesMachine } from '@machines/utilities/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import { wizardMachine } from '@machines/wizard/machine'
import type { AnyStateMachine } from 'xstate'

/** Every machine of the product: all of them are drawn, linted and covered. */
export const machines: Record<string, AnyStateMachine> = {
  amenities: amenitiesMachine,
  app: appMachine,
  building: buildingMachine,
  detail: detailMachine,
  directory: directoryMachine,
  flags: flagsMachine,
  frame: frameMachine,
  globalError: globalErrorMachine,
  home: homeMachine,
  kiosk: kioskMachine,
  language: languageMachine,
  missingPage: missingPageMachine,
  pages: pagesMachine,
  passwordUpdate: passwordUpdateMachine,
  request: createRequest(),
  requestForm: requestFormMachine,
  session: sessionMachine,
  signIn: signInMachine,
  ssoReturn: ssoReturnMachine,
  toasts: toastsMachine,
  utilities: utilitiesMachine,
  whitelabel: whitelabelMachine,
  wizard: wizardMachine,
}
