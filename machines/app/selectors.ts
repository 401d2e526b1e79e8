import type { SnapshotFrom } from 'xstate'
import type { Way } from '../entries'
import type { appMachine } from './machine'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** Brand and session are known: the router may look. */
export const isSettled = (snapshot: AppSnapshot): boolean => !snapshot.matches('starting')
export const isNotOpen = (snapshot: AppSnapshot): boolean => snapshot.matches('notOpen')
export const hasFailed = (snapshot: AppSnapshot): boolean => snapshot.matches('failed')
export const isSignedIn = (snapshot: AppSnapshot): boolean => snapshot.matches('signedIn')
export const isSignedOut = (snapshot: AppSnapshot): boolean => snapshot.matches('signedOut')

const ways = ['signIn', 'signUp', 'reset'] as const satisfies Way[]

/** The way of the chosen auth flow, or null where none is reachable. */
export function wayOf(snapshot: AppSnapshot): Way | null {
  return ways.find((way) => snapshot.hasTag(`way:${way}`)) ?? null
}

export const isReturningFromProvider = (snapshot: AppSnapshot): boolean =>
  snapshot.matches({ signedOut: 'returningFromProvider' })
/** The way was chosen in the sign-in, and not by an address or a return. */
export const hasChosenWay = (snapshot: AppSnapshot): boolean => snapshot.context.auth.start !== null
export const keepsPlace = (snapshot: AppSnapshot): boolean => snapshot.context.keepsPlace
/** Opened by the special e-mail value of developer deployments. */
export const wantsFarmSelector = (snapshot: AppSnapshot): boolean =>
  snapshot.context.auth.wantsFarmSelector
