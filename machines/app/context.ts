import type { User } from '@contract/users'
import type { Entered } from '../building/context'
import type { AuthFlow, Way } from '../entries'
import type { Failure } from '../failure'
import type { FlagIdentity } from '../flags/machine'
import type { LanguageInput } from '../language/machine'
import type { KnownSession } from '../session/actors'
import type { SsoReturn } from '../ssoReturn/machine'
import type { HostLook } from '../whitelabel/machine'
import type { Vouched, WizardFields, WizardStart } from '../wizard/context'

/** What the page knows before any call: from the HTML, from storage, from the address bar. */
export type AppInput = {
  host: string
  look: HostLook | null
  toggles: string[] | null
  storedBuilding: (Entered & { userUuid: string }) | null
  /** The building that the address bar names. */
  requestedBuildingUuid: string | null
  language: LanguageInput
  isKiosk: boolean
  /** Whether leaving the kiosk mode asks for a PIN. */
  hasExitPin: boolean
  /** An identity provider has led here. */
  ssoReturn: SsoReturn | null
  /** The link of a password mail has led here. */
  resetLink: ResetLink | null
  /** Of developer deployments: what opens the farm selector when typed as an address. */
  farmSelectorEmail: string | null
}

/** What the link of a password mail brings: the address that it went to, and what sets its password once. */
export type ResetLink = { email: string; token: string }

export type WhitelabelPhase = 'unknown' | 'ready' | 'notOpen' | 'failed'
export type SessionPhase = 'unknown' | 'signedOut' | 'inside'

/** What the flows of the auth screens hand to each other. */
export type Auth = {
  /** The flow by which each way is entered. */
  flows: Record<Way, AuthFlow>
  email: string
  fields: Partial<WizardFields>
  /** Why the sign-in is shown again, where that was no wish. */
  failure: Failure | null
  logoutOnFailure: boolean
  /** What a sign-up or reset starts with; null to go on with what an earlier visit left. */
  start: WizardStart | null
  vouched: Vouched | null
  ssoReturn: SsoReturn | null
  resetLink: ResetLink | null
  wantsFarmSelector: boolean
}

export type AppContext = {
  input: AppInput
  whitelabel: WhitelabelPhase
  session: SessionPhase
  user: User | null
  entered: Entered | null
  /** All buildings of the user, as soon as the list has come. */
  buildingUuids: string[]
  /** The session with which a kiosk began, as it was handed on. */
  kioskSession: KnownSession | null
  switchFailure: Failure | null
  auth: Auth
  /** The session was found over; what is being looked at will be wanted again. */
  hasExpired: boolean
  /** Whether a sign-in leads back to the page that was asked for: not after a wish to leave. */
  keepsPlace: boolean
}

export function initialAuth(): Auth {
  return {
    flows: { signIn: 'AUTH_LOGIN', signUp: 'AUTH_SIGNUP', reset: 'RESET_PASSWORD_V2' },
    email: '',
    fields: {},
    failure: null,
    logoutOnFailure: false,
    start: null,
    vouched: null,
    ssoReturn: null,
    resetLink: null,
    wantsFarmSelector: false,
  }
}

export function initialApp(input: AppInput): AppContext {
  return {
    input,
    whitelabel: 'unknown',
    session: 'unknown',
    user: null,
    entered: null,
    buildingUuids: [],
    kioskSession: null,
    switchFailure: null,
    auth: { ...initialAuth(), ssoReturn: input.ssoReturn, resetLink: input.resetLink },
    hasExpired: false,
    keepsPlace: true,
  }
}

const anonymous = 'anonymous@portico.invalid'

/** Anonymous when signed out; otherwise the e-mail with admin, roles, buildings, hqo and host. */
export function flagIdentity({ user, entered, buildingUuids, input }: AppContext): FlagIdentity {
  if (user === null) return { userId: anonymous, properties: { host: input.host } }
  // Until the list has come: what is known of it.
  const known = [entered?.building.uuid ?? user.default_building_uuid ?? ''].filter(Boolean)
  return {
    userId: user.email,
    properties: {
      host: input.host,
      admin: String(user.admin),
      roles: user.roles.map((role) => role.name).join(','),
      hqo: String(user.hqo),
      building_uuids: (buildingUuids.length > 0 ? buildingUuids : known).join(','),
    },
  }
}
