import { type Draft, draftOf, initialWizard } from '@machines/auth/wizard/context'
import type { FlowType, Step } from '@machines/auth/wizard/flows'
import { firstHouse, noProviders } from '../../machines/fixtures'

export const email = 'ada@house.test'
export const providerIdentity = {
  email,
  transactionUuid: noProviders.transaction_uuid,
  firstName: 'Ada',
  lastName: 'Test',
}

/** What a page load left at this step of this flow, with everything that earlier steps require. */
export function draftAt(
  flowType: FlowType,
  step: Step,
  done: Step[],
  more: Partial<Draft> = {},
): Draft {
  const fresh = initialWizard({
    keyPrefix: 'test',
    entry: flowType === 'PASSWORD_RESET' ? 'RESET_PASSWORD_V2' : 'AUTH_SIGNUP',
    start: null,
    providerIdentity: null,
    fields: {
      email,
      first_name: 'Ada',
      last_name: 'Test',
      building_uuid: firstHouse.building.uuid,
    },
  })
  return { ...draftOf(fresh), flowType, step, done, ...more }
}

const names = ['BUILDING_SELECTOR', 'CREATE_ACCOUNT'] as const
const registered = [...names, 'CREATE_PASSWORD', 'ACCEPT_TERMS'] as const

/** One draft for every step that a reload can resume, by the step's heading. */
export const resumed: [string, Draft, string][] = [
  ['Choose your building', draftAt('STANDARD', 'BUILDING_SELECTOR', []), 'Step 1 of 7'],
  [
    'Create your account',
    draftAt('STANDARD', 'CREATE_ACCOUNT', ['BUILDING_SELECTOR']),
    'Step 2 of 7',
  ],
  ['Create a password', draftAt('STANDARD', 'CREATE_PASSWORD', [...names]), 'Step 3 of 7'],
  [
    'Accept the terms',
    draftAt('SSO_REQUIRED', 'ACCEPT_TERMS', ['CHOOSE_PROVIDER_MODAL', 'CREATE_ACCOUNT'], {
      providerIdentity,
      lockedThrough: 'CHOOSE_PROVIDER_MODAL',
    }),
    'Step 3 of 5',
  ],
  [
    'Verify your account',
    draftAt('STANDARD', 'VERIFY_ACCOUNT', [...registered], { registrationToken: 'r' }),
    'Step 5 of 7',
  ],
  [
    'Enter the code',
    draftAt('STANDARD', 'ENTER_CODE', [...registered, 'VERIFY_ACCOUNT'], {
      registrationToken: 'r',
    }),
    'Step 6 of 7',
  ],
  [
    'Enter a new password',
    draftAt('PASSWORD_RESET', 'ENTER_NEW_PASSWORD', ['VERIFY_ACCOUNT', 'ENTER_CODE_V2'], {
      resetToken: 't',
      lockedThrough: 'ENTER_CODE_V2',
    }),
    'Step 3 of 4',
  ],
  [
    'Congratulations, Ada',
    draftAt('STANDARD', 'CONGRATULATIONS', [...registered, 'VERIFY_ACCOUNT', 'ENTER_CODE'], {
      isComplete: true,
      lockedThrough: 'ENTER_CODE',
    }),
    'Step 7 of 7',
  ],
]
