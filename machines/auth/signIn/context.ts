import type { EmailStatus } from '@contract/auth'
import type { Building } from '@contract/buildings'
import type { SsoProviders } from '@contract/sso'
import type { Failure } from '@machines/kernel/failure'
import type { KnownSession } from '../session/context'

/** The facts about an address after its look-up. */
export type EmailFacts = { status: EmailStatus; providers: SsoProviders }

export type SignInContext = {
  email: string
  isEmailTouched: boolean
  /** Never stored, and cleared if it was wrong. */
  password: string
  facts: EmailFacts | null
  guestBuildings: Building[]
  failure: Failure | null
  known: KnownSession | null
  /** Entered as an address, it opens the farm selector; developer deployments only. */
  farmSelectorEmail: string | null
  /** A refused password clears everything of an earlier session. */
  logoutOnFailure: boolean
}

export type SignInInput = {
  email: string
  /** Why the sign-in is shown again, unless the user chose it. */
  failure: Failure | null
  farmSelectorEmail: string | null
  logoutOnFailure: boolean
  /** The result of an earlier look-up of the address; null if it has not been looked up. */
  facts: EmailFacts | null
}

/** How a sign-in ends: signed in, or with the next step that the address requires. */
export type SignInOutput =
  | { kind: 'signedIn'; known: KnownSession }
  | { kind: 'signUp'; email: string; facts: EmailFacts | null }
  | { kind: 'guest'; email: string; guestBuildings: Building[] }
  | { kind: 'resetPassword'; email: string }
  | { kind: 'loggedOut'; email: string; failure: Failure | null }
  | { kind: 'farmSelector' }

export function initialSignIn({ email, failure, ...rest }: SignInInput): SignInContext {
  return {
    ...rest,
    email,
    isEmailTouched: false,
    password: '',
    guestBuildings: [],
    failure,
    known: null,
  }
}
