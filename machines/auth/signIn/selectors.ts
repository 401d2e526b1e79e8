import { isEmail } from '@contract/email'
import type { SsoProviders } from '@contract/sso'
import type { Failure } from '@machines/kernel/failure'
import { isSole } from '@rules/auth/isSole'
import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './machine'

type Snapshot = SnapshotFrom<typeof signInMachine>

export type SignInStep = 'ENTER_EMAIL' | 'ENTER_PASSWORD'

/** The visible step; it stays on the last one while the outcome is passed on. */
export function signInStep(snapshot: Snapshot): SignInStep {
  const isAtPassword = snapshot.hasTag('step:ENTER_PASSWORD') || snapshot.matches('signedIn')
  return isAtPassword ? 'ENTER_PASSWORD' : 'ENTER_EMAIL'
}

export const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done'
export const emailOf = (snapshot: Snapshot): string => snapshot.context.email
export const passwordOf = (snapshot: Snapshot): string => snapshot.context.password
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.failure

/** Shown only after the field was blurred. */
export const hasEmailError = (snapshot: Snapshot): boolean =>
  snapshot.context.isEmailTouched &&
  snapshot.context.email !== '' &&
  !isEmail(snapshot.context.email)

export const canSubmitEmail = (snapshot: Snapshot): boolean =>
  isEmail(snapshot.context.email) && snapshot.matches('enteringEmail')

export const isDeactivated = (snapshot: Snapshot): boolean =>
  snapshot.context.facts?.status.deactivated === true

export const isChoosingProvider = (snapshot: Snapshot): boolean =>
  snapshot.matches('choosingProvider')
export const providersOf = (snapshot: Snapshot): SsoProviders | null =>
  snapshot.context.facts?.providers ?? null
export const hasSoleProvider = (snapshot: Snapshot): boolean =>
  isSole(snapshot.context.facts?.providers)
export const mayChooseEmail = (snapshot: Snapshot): boolean =>
  snapshot.context.facts?.providers.sso_required === false

export const isDomainUnknown = (snapshot: Snapshot): boolean => snapshot.matches('domainUnknown')
export const isLookingForGuests = (snapshot: Snapshot): boolean =>
  snapshot.matches({ domainUnknown: 'loadingGuestBuildings' })
export const canContinueAsGuest = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'guest.chosen' })
