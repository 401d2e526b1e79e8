import type { BrowserDeployment } from '@contract/deployment'
import type { Locale } from '@contract/locales'
import type { User } from '@contract/users'
import type { AuthFlow, AuthFlowKind } from '@machines/auth/authFlows'
import type { KnownSession } from '@machines/auth/session/context'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import type { ProviderIdentity, WizardFields, WizardStart } from '@machines/auth/wizard/context'
import type { Failure } from '@machines/kernel/failure'
import { isKioskUser } from '@machines/kiosk/isKioskUser'
import type { Entered } from '@machines/tenancy/building/context'
import { featuresOf } from '@machines/tenancy/flags/features'
import type { FlagIdentity } from '@machines/tenancy/flags/machine'
import type { LanguageInput } from '@machines/tenancy/language/machine'
import type { Branding } from '@machines/tenancy/whitelabel/machine'
import { discoverMode } from '@rules/content/discoverMode'
import type { ConsentChoice } from '../consent/machine'
import type { OfflineScope, Scope } from '../pages/scope'

/** The facts that are known before any call: from the HTML, from storage, from the address bar. */
export type AppInput = {
  host: string
  deployment: BrowserDeployment
  /** Random for each page load: prefix of the idempotency keys. */
  seed: string
  /** The web view of a native host, by its user agent. */
  isNativeHost: boolean
  /** The native host has a message channel. */
  hasHostTransport: boolean
  branding: Branding | null
  toggles: string[] | null
  storedBuilding: (Entered & { userUuid: string }) | null
  /** The building that the address bar names. */
  requestedBuildingUuid: string | null
  language: LanguageInput
  isKiosk: boolean
  /** The path for which this tab has reloaded the document, because code was missing. */
  reloadedPath: string | null
  /** The browser reports that there is no network. */
  isOffline: boolean
  /** When the initial page was cached; null if it came from the server. */
  cachedAt: string | null
  /** Whether leaving kiosk mode requires a PIN. */
  hasExitPin: boolean
  /** The consent choice that this browser has stored. */
  consent: ConsentChoice | null
  /** Whether single keys act on this device. */
  hasShortcuts: boolean
  /** The callback of an identity provider, if this load is one. */
  ssoCallback: SsoCallback | null
  /** The link of a password mail, if this load follows one. */
  resetLink: ResetLink | null
  /** The code that turns this device into a kiosk, if this load follows an operator's link. */
  kioskCode: string | null
}

/** The content of the link in a password mail: its address, and the token that sets its password once. */
export type ResetLink = { email: string; token: string }

export type WhitelabelPhase = 'unknown' | 'ready' | 'notOpen' | 'failed'
export type SessionPhase = 'unknown' | 'signedOut' | 'inside'

/** The state that the auth flows pass to each other. */
export type Auth = {
  /** The flow of each kind. */
  flows: Record<AuthFlowKind, AuthFlow>
  email: string
  fields: Partial<WizardFields>
  /** Why the sign-in is shown again, unless the user chose it. */
  failure: Failure | null
  logoutOnFailure: boolean
  /** The look-up result of the address that an entry provided, for the sign-in to continue with. */
  facts: EmailFacts | null
  /** The start of a sign-up or reset; null to continue with the draft of an earlier page load. */
  start: WizardStart | null
  providerIdentity: ProviderIdentity | null
  ssoCallback: SsoCallback | null
  resetLink: ResetLink | null
  kioskCode: string | null
}

export type AppContext = {
  input: AppInput
  whitelabel: WhitelabelPhase
  session: SessionPhase
  user: User | null
  entered: Entered | null
  /** The requested language; null until it is known. */
  lang: Locale | null
  hasNewerDiscover: boolean
  /** All buildings of the user, once the list is loaded. */
  buildingUuids: string[]
  /** The session that a kiosk started with. */
  kioskSession: KnownSession | null
  switchFailure: Failure | null
  auth: Auth
  /** Incremented by each auth flow that starts, so that no two flows share idempotency keys. */
  flowId: number
  /** The session was found to be over; the sign-in returns to the current page. */
  hasExpired: boolean
  /** The current path; null before the first page. */
  path: string | null
  /** Whether a sign-in returns to the requested page; not after a sign-out. */
  keepsScroll: boolean
}

export function initialAuth(): Auth {
  return {
    flows: { signIn: 'AUTH_LOGIN', signUp: 'AUTH_SIGNUP', reset: 'RESET_PASSWORD_V2' },
    email: '',
    fields: {},
    failure: null,
    logoutOnFailure: false,
    facts: null,
    start: null,
    providerIdentity: null,
    ssoCallback: null,
    resetLink: null,
    kioskCode: null,
  }
}

export function initialApp(input: AppInput): AppContext {
  return {
    input,
    whitelabel: 'unknown',
    session: 'unknown',
    user: null,
    entered: null,
    lang: null,
    hasNewerDiscover: false,
    buildingUuids: [],
    kioskSession: null,
    switchFailure: null,
    auth: {
      ...initialAuth(),
      ssoCallback: input.ssoCallback,
      resetLink: input.resetLink,
      kioskCode: input.kioskCode,
    },
    flowId: 0,
    hasExpired: false,
    path: null,
    keepsScroll: true,
  }
}

/** Whether the flag of the newer discover mode is on. */
export function hasNewerDiscover({ input }: AppContext, enabled: readonly string[]): boolean {
  const { branding, deployment } = input
  return featuresOf({ enabled, branding, deployment }).newerDiscover
}

/** The signed-in user, the building and the language; null outside a building. */
export function scopeOf(context: AppContext): Scope | null {
  const { session, user, entered, lang, hasNewerDiscover: isFlagOn, input } = context
  if (session !== 'inside' || user === null || entered === null || lang === null) return null
  const { uuid: buildingUuid } = entered.building
  const facts = { buildingUuid, host: input.host, isFlagOn }
  const mode = discoverMode(input.deployment.newDiscover, facts)
  return { userId: user.id, buildingUuid, lang, mode }
}

/** The same, if this device may cache it: native hosts have their own cache, and kiosks do not store user data. */
export function offlineScopeOf(context: AppContext): OfflineScope | null {
  const scope = context.input.isNativeHost ? null : scopeOf(context)
  if (scope === null) return null
  return { ...scope, codeOnly: isKioskUser(context.user) }
}

/** The prefix of the idempotency keys of the current auth flow. */
export const keyPrefixOf = ({ input, flowId }: AppContext): string => `${input.seed}-flow-${flowId}`

const anonymous = 'anonymous@portico.invalid'

/** Anonymous when signed out; otherwise the e-mail with admin, roles, buildings, hqo and host. */
export function flagIdentity({ user, entered, buildingUuids, input }: AppContext): FlagIdentity {
  if (user === null) return { userId: anonymous, properties: { host: input.host } }
  // Until the list is loaded: the known buildings.
  const known = [entered?.building.uuid ?? user.default_building_uuid ?? ''].filter(Boolean)
  return {
    userId: user.email,
    properties: {
      host: input.host,
      admin: String(user.admin),
      roles: user.roles.map((role) => role.name).join(','),
      hqo: String(user.hqo),
      // A property of ours: inside a building, flags are those of that building.
      building_uuid: entered?.building.uuid ?? '',
      building_uuids: (buildingUuids.length > 0 ? buildingUuids : known).join(','),
    },
  }
}
