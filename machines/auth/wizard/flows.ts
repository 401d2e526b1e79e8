import type { EmailStatus } from '@contract/auth'

export type Step =
  | 'CHOOSE_PROVIDER_MODAL'
  | 'BUILDING_SELECTOR'
  | 'CREATE_ACCOUNT'
  | 'CREATE_PASSWORD'
  | 'ACCEPT_TERMS'
  | 'VERIFY_ACCOUNT'
  | 'ENTER_CODE'
  | 'ENTER_CODE_V2'
  | 'ENTER_NEW_PASSWORD'
  | 'CONGRATULATIONS'

type Variant = {
  /** The steps in display order; defined only here. */
  steps: readonly Step[]
  /**
   * How the account is created: `registered` with a password and a code, `identified` by an identity provider,
   * `uploaded` and only activated, `completed` from an upload without a profile, `existing`.
   */
  account: 'registered' | 'identified' | 'uploaded' | 'completed' | 'existing'
  /** `known` if the account was created with a building. */
  building: 'required' | 'known'
  /** `implied`: the step before announces them, and completing it accepts them. */
  terms: 'required' | 'implied'
  /** The default signs in to the new account without asking for its password again. */
  autoLogin?: false
}

const standard = [
  'BUILDING_SELECTOR',
  'CREATE_ACCOUNT',
  'CREATE_PASSWORD',
  'ACCEPT_TERMS',
  'VERIFY_ACCOUNT',
  'ENTER_CODE',
  'CONGRATULATIONS',
] as const

const uploaded = [
  'VERIFY_ACCOUNT',
  'ENTER_CODE_V2',
  'ENTER_NEW_PASSWORD',
  'ACCEPT_TERMS',
  'BUILDING_SELECTOR',
  'CONGRATULATIONS',
] as const

const provisioned = [
  'CHOOSE_PROVIDER_MODAL',
  'ACCEPT_TERMS',
  'BUILDING_SELECTOR',
  'CONGRATULATIONS',
] as const

/** Every sign-up variant, and the password reset. A new one is one row. */
export const flows = {
  STANDARD: { steps: standard, account: 'registered', building: 'required', terms: 'required' },
  SSO_REQUIRED: {
    steps: [
      'CHOOSE_PROVIDER_MODAL',
      'CREATE_ACCOUNT',
      'ACCEPT_TERMS',
      'BUILDING_SELECTOR',
      'CONGRATULATIONS',
    ],
    account: 'identified',
    building: 'required',
    terms: 'required',
  },
  SSO_OPTIONAL_PROVIDER: {
    steps: [
      'CHOOSE_PROVIDER_MODAL',
      'ACCEPT_TERMS',
      'CREATE_ACCOUNT',
      'BUILDING_SELECTOR',
      'CONGRATULATIONS',
    ],
    account: 'identified',
    building: 'required',
    terms: 'required',
  },
  SSO_OPTIONAL_EMAIL: {
    steps: ['CHOOSE_PROVIDER_MODAL', ...standard],
    account: 'registered',
    building: 'required',
    terms: 'required',
  },
  SCIM: { steps: provisioned, account: 'identified', building: 'known', terms: 'implied' },
  CSV: { steps: uploaded, account: 'uploaded', building: 'known', terms: 'implied' },
  CSV_SSO_REQUIRED: {
    steps: provisioned,
    account: 'identified',
    building: 'known',
    terms: 'implied',
  },
  CSV_SSO_OPTIONAL_PROVIDER: {
    steps: provisioned,
    account: 'identified',
    building: 'known',
    terms: 'implied',
  },
  CSV_SSO_OPTIONAL_EMAIL: {
    steps: ['CHOOSE_PROVIDER_MODAL', ...uploaded],
    account: 'uploaded',
    building: 'known',
    terms: 'implied',
  },
  USERS_ADMIN_UPLOAD: {
    steps: [
      'VERIFY_ACCOUNT',
      'ENTER_CODE_V2',
      'ENTER_NEW_PASSWORD',
      'CREATE_ACCOUNT',
      'ACCEPT_TERMS',
      'BUILDING_SELECTOR',
      'CONGRATULATIONS',
    ],
    account: 'completed',
    building: 'required',
    terms: 'implied',
    autoLogin: false,
  },
  PASSWORD_RESET: {
    steps: ['VERIFY_ACCOUNT', 'ENTER_CODE_V2', 'ENTER_NEW_PASSWORD', 'CONGRATULATIONS'],
    account: 'existing',
    building: 'known',
    terms: 'required',
    autoLogin: false,
  },
} as const satisfies Record<string, Variant>

export type FlowType = keyof typeof flows

export const variantOf = (flowType: FlowType): Variant => flows[flowType]

type Origin = 'self' | 'upload' | 'scim' | 'acs'
type Access = 'password' | 'required' | 'optionalProvider' | 'optionalEmail'

/** Flow types: rows by the account's origin, columns by SSO and the choice in the provider dialog. */
const flowTypes: Record<Origin, Record<Access, FlowType>> = {
  self: {
    password: 'STANDARD',
    required: 'SSO_REQUIRED',
    optionalProvider: 'SSO_OPTIONAL_PROVIDER',
    optionalEmail: 'SSO_OPTIONAL_EMAIL',
  },
  upload: {
    password: 'CSV',
    required: 'CSV_SSO_REQUIRED',
    optionalProvider: 'CSV_SSO_OPTIONAL_PROVIDER',
    optionalEmail: 'CSV_SSO_OPTIONAL_EMAIL',
  },
  // Without a provider that vouches for it, the code proves the address.
  scim: { password: 'CSV', required: 'SCIM', optionalProvider: 'SCIM', optionalEmail: 'CSV' },
  acs: {
    password: 'USERS_ADMIN_UPLOAD',
    // If a password is not allowed, the provider vouches for an upload as for any other account.
    required: 'CSV_SSO_REQUIRED',
    optionalProvider: 'CSV_SSO_OPTIONAL_PROVIDER',
    optionalEmail: 'USERS_ADMIN_UPLOAD',
  },
}

export type Choice = 'provider' | 'email'

export function flowTypeOf(
  createdBy: EmailStatus['created_by'],
  sso: 'none' | 'required' | 'optional',
  choice: Choice,
): FlowType {
  const origin = createdBy === 'upload' || createdBy === 'scim' || createdBy === 'acs'
  const row = flowTypes[origin ? createdBy : 'self']
  if (sso === 'none') return row.password
  if (sso === 'required') return row.required
  return choice === 'provider' ? row.optionalProvider : row.optionalEmail
}
