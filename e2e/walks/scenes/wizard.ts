import type { EmailStatus } from '@contract/auth'
import type { Building } from '@contract/buildings'
import type { SsoProviders } from '@contract/sso'
import type { WalkScene } from '@kit/systems/planWalks'
import type { Draft, WizardInput } from '@machines/auth/wizard/context'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { offline, refused } from './failures'
import { password } from './people'
import { canHappen, contextKey, rightCode, wrongCode } from './wizard.rules'

type Scene = WalkScene<typeof wizardMachine>

/** A password that no account of the demo has; Rosa's is the demo's. */
const newPassword = 'Lantern-Quay7!'

const email = 'person@meridian.example'
const unknownAccount: EmailStatus = {
  email: null,
  terms_accepted: false,
  confirmed: false,
  deactivated: false,
  created_by: null,
}
const noProviders: SsoProviders = {
  sso_required: false,
  oidc_providers: [],
  saml_providers: [],
  transaction_uuid: '',
}
const northwind = [{ name: 'Northwind Identity', issuer: '', authorize_url: 'northwind' }]
const start = (status: Partial<EmailStatus>, providers = noProviders): WizardInput => ({
  keyPrefix: 'walk',
  entry: 'AUTH_SIGNUP',
  start: { email, facts: { status: { ...unknownAccount, ...status }, providers } },
  providerIdentity: null,
  fields: {},
})
const building = (uuid: string) => ({ uuid, name: uuid }) as Building
const houses = [building('One Meridian Plaza'), building('Kontorhaus Hafenblick')]

/** What the page load before stored at the provider dialog. */
const atProvider: Draft = {
  entry: 'AUTH_SIGNUP',
  flowType: 'SSO_REQUIRED',
  choice: 'provider',
  createdBy: null,
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
}
const reloaded = { keyPrefix: 'walk', entry: 'AUTH_SIGNUP', start: null, fields: {} } as const

const codes = [{ code: rightCode }, { code: wrongCode }]
const passwords = (chosen: string): Scene['events'] => ({
  'password.changed': [{ password: chosen }],
  'confirmation.changed': [{ confirmation: chosen }],
})
const names = (first: string, last: string): Scene['events'] => ({
  'name.changed': [
    { field: 'first_name', value: first },
    { field: 'last_name', value: last },
  ],
})
const onward: Scene['events'] = { 'step.next': [], 'wizard.finished': [] }
const retry: Scene['events'] = { 'request.retried': [], 'wizard.left': [] }
const nothingStored = { restoreDraft: { done: [null] } }
const found = { fetchBuildings: { done: [houses] } }
const shown = { contextKey, canHappen }
const known = undefined

const scenes: Record<string, Scene> = {
  'a new address': {
    ...shown,
    input: start({}),
    events: {
      ...onward,
      ...retry,
      'step.back': [],
      'step.requested': [{ step: 'BUILDING_SELECTOR' }],
      'building.chosen': [{ uuid: 'One Meridian Plaza' }],
      ...names('Nia', 'Newcomer'),
      'field.left': [{ field: 'first_name' }],
      ...passwords(newPassword),
      'terms.toggled': [{ isAccepted: true }],
      'consent.toggled': [{ isAccepted: true }],
      'code.changed': codes,
    },
    actors: {
      ...nothingStored,
      fetchBuildings: { done: [houses], error: [offline] },
      register: { done: [{ token: 'registration', isConfirmed: false }], error: [offline] },
      consumeCode: { done: [{ token: null }], error: [offline, refused('code_invalid', 422)] },
      logIn: { done: [known], error: [offline] },
    },
  },
  'a confirmed account with new terms': {
    ...shown,
    input: start({ email, confirmed: true, created_by: 'user' }),
    events: {
      ...onward,
      'building.chosen': [{ uuid: 'One Meridian Plaza' }],
      ...names('Rosa', 'Lindqvist'),
      ...passwords(password),
      'terms.toggled': [{ isAccepted: true }],
    },
    actors: {
      ...nothingStored,
      ...found,
      register: { done: [{ token: 'registration', isConfirmed: true }] },
      logInDirectly: { done: [known], error: [offline] },
    },
  },
  'an uploaded account': {
    ...shown,
    input: start({ email, created_by: 'upload' }),
    events: {
      ...onward,
      ...retry,
      'step.back': [],
      'code.changed': codes,
      'code.resendRequested': [],
      ...passwords(newPassword),
    },
    actors: {
      ...nothingStored,
      sendCode: { done: [{ cooldown: 2 }], error: [offline] },
      resendCode: { done: [{ cooldown: 2 }], error: [offline] },
      consumeCode: { done: [{ token: 'reset' }] },
      setPassword: { done: [{ token: null }], error: [offline] },
      logIn: { done: [known], error: [offline] },
      acceptTerms: { done: [known], error: [offline] },
    },
  },
  'an account that an administrator uploaded': {
    ...shown,
    input: start({ email, created_by: 'acs' }),
    events: {
      ...onward,
      'code.changed': [{ code: rightCode }],
      ...passwords(newPassword),
      ...names('Aurelio', 'Castell'),
      'building.chosen': [{ uuid: 'Kontorhaus Hafenblick' }],
    },
    actors: {
      ...nothingStored,
      ...found,
      sendCode: { done: [{ cooldown: 2 }] },
      consumeCode: { done: [{ token: 'reset' }] },
      setPassword: { done: [{ token: 'completion' }] },
      register: { done: [{ token: 'access', isConfirmed: true }], error: [offline] },
      saveBuilding: { done: [known], error: [offline] },
    },
  },
  'a company with optional SSO': {
    ...shown,
    input: start({}, { ...noProviders, oidc_providers: northwind }),
    events: { 'provider.chosen': [{ url: 'northwind' }], 'email.chosen': [], 'wizard.left': [] },
    actors: { ...nothingStored, ...found },
    canHappen: (name, ...given) =>
      name === 'wizard.left'
        ? given[1].matches({ choosingProvider: 'choosing' })
        : canHappen(name, ...given),
  },
  'back from the provider': {
    ...shown,
    input: {
      ...reloaded,
      providerIdentity: { email, transactionUuid: 'own', firstName: 'Nia', lastName: 'Newcomer' },
    },
    events: { ...onward, ...retry, 'terms.toggled': [{ isAccepted: true }] },
    actors: {
      restoreDraft: { done: [atProvider] },
      fetchBuildings: { done: [houses.slice(0, 1)] },
      authenticate: { done: [known], error: [offline] },
    },
  },
  'a reload at the providers': {
    ...shown,
    input: { ...reloaded, providerIdentity: null },
    events: retry,
    actors: {
      restoreDraft: { done: [atProvider] },
      lookUpProviders: {
        done: [{ ...noProviders, sso_required: true, oidc_providers: northwind }],
        error: [offline],
      },
      fetchBuildings: { done: [houses.slice(0, 1)] },
    },
  },
  'no building for the address': {
    ...shown,
    input: start({}),
    events: retry,
    actors: { ...nothingStored, fetchBuildings: { done: [[]] } },
  },
  'a forgotten password': {
    ...shown,
    input: { ...start({}), entry: 'RESET_PASSWORD_V2', start: { email, reset: true } },
    events: {
      ...onward,
      'email.changed': [{ email: 'ben@meridian.example' }],
      'field.left': [{ field: 'email' }],
      'code.changed': [{ code: rightCode }],
      ...passwords(newPassword),
    },
    actors: {
      ...nothingStored,
      sendCode: { done: [{ cooldown: 2 }] },
      consumeCode: { done: [{ token: 'reset' }] },
      setPassword: { done: [{ token: null }] },
    },
  },
}

/** The steps before a call are many, so that longer walks are fewer. */
export const wizard = { machine: wizardMachine, scenes, maxSteps: 30 }
