import type { User } from '@contract/users'
import type { Entered } from '../building/context'
import type { Failure } from '../failure'
import type { FlagIdentity } from '../flags/machine'
import type { LanguageInput } from '../language/machine'
import type { SignInOutput } from '../signIn/context'
import type { HostLook } from '../whitelabel/machine'

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
}

export type WhitelabelPhase = 'unknown' | 'ready' | 'notOpen' | 'failed'
export type SessionPhase = 'unknown' | 'signedOut' | 'inside'

/** What a sign-in that did not end signed in hands to the way that follows. */
export type WayOn = Exclude<SignInOutput, { kind: 'signedIn' }>

export type AppContext = {
  input: AppInput
  whitelabel: WhitelabelPhase
  session: SessionPhase
  user: User | null
  entered: Entered | null
  switchFailure: Failure | null
  wayOn: WayOn | null
  /** The session was found over; what is being looked at will be wanted again. */
  hasExpired: boolean
  /** Whether a sign-in leads back to the page that was asked for: not after a wish to leave. */
  keepsPlace: boolean
}

export function initialApp(input: AppInput): AppContext {
  return {
    input,
    whitelabel: 'unknown',
    session: 'unknown',
    user: null,
    entered: null,
    switchFailure: null,
    wayOn: null,
    hasExpired: false,
    keepsPlace: true,
  }
}

const anonymous = 'anonymous@portico.invalid'

/** Anonymous when signed out; otherwise the e-mail with admin, roles, buildings, hqo and host. */
export function flagIdentity({ user, entered, input }: AppContext): FlagIdentity {
  if (user === null) return { userId: anonymous, properties: { host: input.host } }
  return {
    userId: user.email,
    properties: {
      host: input.host,
      admin: String(user.admin),
      roles: user.roles.map((role) => role.name).join(','),
      hqo: String(user.hqo),
      building_uuids: entered?.building.uuid ?? user.default_building_uuid ?? '',
    },
  }
}
