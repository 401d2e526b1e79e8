import type { ActorCases } from '@kit/cases'
import type { MachineOptions } from '@kit/machineTests'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { Draft, WizardInput } from '@machines/auth/wizard/context'
import type { FlowType } from '@machines/auth/wizard/flows'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import {
  firstHouse,
  known,
  noProviders,
  offline,
  oneProvider,
  optionalProvider,
  refused,
  secondHouse,
  status,
} from '../fixtures'
import { watchedStorage } from './wizard.helpers'
import { wizardLaws } from './wizard.laws'

const email = 'ada@house.test'
const nobody = { email: null, terms_accepted: false, confirmed: false, created_by: null }
const facts = (created: Partial<EmailFacts['status']>, providers = noProviders): EmailFacts => ({
  status: status({ ...nobody, ...created }),
  providers,
})
const start = (of: EmailFacts): WizardInput => ({
  keyPrefix: 'seed',
  entry: 'AUTH_SIGNUP',
  start: { email, facts: of },
  providerIdentity: null,
  fields: {},
})
const providerIdentity = {
  email,
  transactionUuid: 'transaction',
  firstName: 'Ada',
  lastName: 'Test',
}
const uploaded = { email, created_by: 'upload' } as const

/** What the running flow left behind at the provider. */
const leftAtProvider = (flowType: Draft['flowType'], createdBy: Draft['createdBy']): Draft => ({
  entry: 'AUTH_SIGNUP',
  flowType,
  choice: 'provider',
  createdBy,
  hadAcceptedTerms: false,
  isGuest: false,
  fields: {
    email,
    first_name: '',
    last_name: '',
    building_uuid: null,
    is_term_accepted: false,
    is_email_accepted: false,
  },
  done: [],
  lockedThrough: null,
  step: 'CHOOSE_PROVIDER_MODAL',
  isComplete: false,
  registrationToken: null,
  resetToken: null,
  providerIdentity: null,
})

/** A registration that awaits its code; the password did not survive the reload. */
const registered: Draft = {
  ...leftAtProvider('STANDARD', null),
  done: ['BUILDING_SELECTOR', 'CREATE_ACCOUNT', 'CREATE_PASSWORD', 'ACCEPT_TERMS'],
  step: 'CREATE_PASSWORD',
  fields: {
    email,
    first_name: 'Ada',
    last_name: 'Test',
    building_uuid: firstHouse.building.uuid,
    is_term_accepted: true,
    is_email_accepted: false,
  },
  registrationToken: 'registration',
}

const houses = [firstHouse.building, secondHouse.building]
const unconfirmed = { token: 'registration', isConfirmed: false }
const complete = { token: 'access', isConfirmed: true }
const wrong = refused('code_invalid', 422)
const over = refused('code_tries_exceeded', 403)
const cooling = refused('code_cooldown', 429)

/** Accounts that register: the code confirms and returns no token. */
const confirming = {
  register: { done: [unconfirmed, complete], error: [offline] },
  consumeCode: { done: [{ token: null }], error: [offline, wrong, over] },
}
/** Existing accounts: the code returns what sets a password. */
const resetting = { consumeCode: { done: [{ token: 'reset' }], error: [offline, wrong, over] } }
/** Accounts whose building is not requested. */
const settled = { fetchBuildings: { done: [houses], error: [offline] } }
const completing = {
  ...resetting,
  register: { done: [complete], error: [offline] },
}

const atProvider = (flowType: FlowType, createdBy: Draft['createdBy']) => ({
  input: {
    keyPrefix: 'seed',
    entry: 'AUTH_SIGNUP',
    start: null,
    providerIdentity,
    fields: {},
  } as const,
  actors: {
    restoreDraft: { done: [leftAtProvider(flowType, createdBy), null], error: [offline] },
  },
})
const run = (input: WizardInput, actors: Record<string, ActorCases> = {}) => ({ input, actors })

/** How the wizard starts in each flow, and what can happen there. */
export const wizardOptions: MachineOptions<typeof wizardMachine> = {
  runs: {
    STANDARD: run(start(facts({})), confirming),
    'STANDARD without terms': run({ ...start(facts({})), asksTerms: false }, confirming),
    'SSO_REQUIRED without terms': {
      ...atProvider('SSO_REQUIRED', null),
      input: { ...atProvider('SSO_REQUIRED', null).input, asksTerms: false },
    },
    'STANDARD, reloaded': run(
      { keyPrefix: 'seed', entry: 'AUTH_SIGNUP', start: null, providerIdentity: null, fields: {} },
      {
        ...confirming,
        ...settled,
        restoreDraft: { done: [registered], error: [offline] },
      },
    ),
    SSO_REQUIRED: run(start(facts({}, oneProvider))),
    'SSO_REQUIRED, returned': atProvider('SSO_REQUIRED', null),
    SSO_OPTIONAL_PROVIDER: atProvider('SSO_OPTIONAL_PROVIDER', null),
    SSO_OPTIONAL_EMAIL: run(start(facts({}, optionalProvider)), confirming),
    SCIM: atProvider('SCIM', 'scim'),
    CSV: run(start(facts(uploaded)), { ...resetting, ...settled }),
    CSV_SSO_REQUIRED: atProvider('CSV_SSO_REQUIRED', 'upload'),
    CSV_SSO_OPTIONAL_PROVIDER: atProvider('CSV_SSO_OPTIONAL_PROVIDER', 'upload'),
    'CSV_SSO_OPTIONAL_EMAIL, terms accepted before': run(
      start(facts({ ...uploaded, terms_accepted: true }, optionalProvider)),
      { ...resetting, ...settled },
    ),
    USERS_ADMIN_UPLOAD: run(start(facts({ email, created_by: 'acs' })), completing),
    PASSWORD_RESET: run(
      {
        keyPrefix: 'seed',
        entry: 'RESET_PASSWORD_V2',
        start: { email, reset: true },
        providerIdentity: null,
        fields: {},
      },
      resetting,
    ),
    'PASSWORD_RESET by a mailed link': run({
      keyPrefix: 'seed',
      entry: 'RESET_PASSWORD_V2',
      start: { email, reset: true, resetToken: 'link' },
      providerIdentity: null,
      fields: {},
    }),
    'PASSWORD_RESET by RESET_PASSWORD': run({
      keyPrefix: 'seed',
      entry: 'RESET_PASSWORD',
      start: { email, reset: true },
      providerIdentity: null,
      fields: {},
    }),
    'CSV by SIGNUP': run({ ...start(facts(uploaded)), entry: 'SIGNUP' }, settled),
  },
  events: {
    'step.next': [],
    'step.back': [],
    'step.requested': [{ step: null }, { step: 'CREATE_ACCOUNT' }],
    'wizard.left': [],
    'wizard.finished': [],
    'request.retried': [],
    'provider.chosen': [{ url: '/sso/start?state=s' }],
    'email.chosen': [],
    'email.changed': [{ email }, { email: 'ada' }],
    'building.chosen': [{ uuid: firstHouse.building.uuid }],
    'name.changed': [
      { field: 'first_name', value: 'Ada' },
      { field: 'last_name', value: 'Test' },
      { field: 'last_name', value: 'evil.example' },
    ],
    'field.left': [{ field: 'confirmation' }],
    'password.changed': [{ password: 'Portico-1!' }],
    'confirmation.changed': [{ confirmation: 'Portico-1!' }],
    'terms.toggled': [{ isAccepted: true }],
    'consent.toggled': [{ isAccepted: true }],
    'code.changed': [{ code: '1234' }],
    'code.resendRequested': [],
  },
  actors: {
    restoreDraft: { done: [null], error: [offline] },
    lookUpProviders: { done: [oneProvider], error: [offline] },
    fetchBuildings: { done: [houses, [firstHouse.building], []], error: [offline] },
    openProvider: { done: [undefined], error: [new Error('blocked')] },
    register: { done: [unconfirmed], error: [offline] },
    acceptTerms: { done: [undefined], error: [offline] },
    saveBuilding: { done: [undefined], error: [offline] },
    sendCode: { done: [{ cooldown: 2 }], error: [offline, cooling] },
    resendCode: { done: [{ cooldown: 1 }], error: [offline, cooling] },
    consumeCode: { done: [{ token: null }], error: [offline] },
    setPassword: {
      done: [{ token: 'completion' }],
      error: [offline, wrong, over, refused('password_has_been_used', 409)],
    },
    logIn: { done: [known(60_000)], error: [offline] },
    logInDirectly: { done: [known(60_000)], error: [offline] },
    authenticate: { done: [known(60_000)], error: [offline, refused('sso_state_invalid', 403)] },
  },
  provide: { actions: watchedStorage },
  contextKey: (context) => [
    context.flowType,
    context.step,
    context.done.length,
    context.lockedThrough,
    context.fields.first_name !== '',
    context.fields.last_name !== '',
    context.fields.building_uuid !== null,
    context.fields.is_term_accepted,
    context.fields.email === email,
    context.password !== '',
    context.confirmation !== '',
    context.code,
    Math.min(context.cooldown, 2),
    context.buildings?.length ?? null,
    context.registrationToken,
    context.accessToken !== null,
    context.known !== null,
    context.isComplete,
    context.providers !== null,
    context.failure !== null,
  ],
  laws: wizardLaws,
  lint: { allowedTags: ['busy'] },
}
