import type { AuthFlowKind } from '@machines/auth/authFlows'
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './machine'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** Brand and session are known, so the router can decide. */
export const isSettled = (snapshot: AppSnapshot): boolean =>
  !snapshot.matches({ access: 'starting' })
export const isNotOpen = (snapshot: AppSnapshot): boolean => snapshot.matches({ access: 'notOpen' })
export const hasFailed = (snapshot: AppSnapshot): boolean => snapshot.matches({ access: 'failed' })
export const isSignedIn = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ access: 'signedIn' })
export const isSignedOut = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ access: 'signedOut' })

const kinds = ['signIn', 'signUp', 'reset'] as const satisfies AuthFlowKind[]

/** The kind of the chosen auth flow, or null if none is reachable. */
export function authFlowOf(snapshot: AppSnapshot): AuthFlowKind | null {
  return kinds.find((kind) => snapshot.hasTag(`flow:${kind}`)) ?? null
}

export const isReturningFromProvider = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ access: { signedOut: 'returningFromProvider' } })
/** The user chose the flow in the sign-in, not by an address or a callback. */
export const hasChosenFlow = (snapshot: AppSnapshot): boolean =>
  snapshot.context.auth.start !== null
export const keepsScroll = (snapshot: AppSnapshot): boolean => snapshot.context.keepsScroll
/** The web view of a native host, to which some pages are limited. */
export const isInNativeHost = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ host: 'native' })
/** The code of the current page could not be loaded. */
export const isCodeMissing = (snapshot: AppSnapshot): boolean => snapshot.hasTag('codeMissing')
/** The sign-up wizard or the password reset; undefined if neither runs. */
export const wizardOf = ({ children }: AppSnapshot) => children.signUp ?? children.resetPassword
export const ssoCallbackOf = ({ children }: AppSnapshot) => children.ssoCallback
