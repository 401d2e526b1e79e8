import type { SnapshotFrom } from 'xstate'
import type { WayOn } from './context'
import type { AuthFlow } from './events'
import type { appMachine } from './machine'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** Brand and session are known: the router may look. */
export const isSettled = (snapshot: AppSnapshot): boolean => !snapshot.matches('starting')
export const isNotOpen = (snapshot: AppSnapshot): boolean => snapshot.matches('notOpen')
export const hasFailed = (snapshot: AppSnapshot): boolean => snapshot.matches('failed')
export const isSignedIn = (snapshot: AppSnapshot): boolean => snapshot.matches('signedIn')
export const isSignedOut = (snapshot: AppSnapshot): boolean => snapshot.matches('signedOut')

const flows = ['AUTH_LOGIN', 'AUTH_SIGNUP', 'RESET_PASSWORD'] as const

/** The chosen auth flow, or null where none is reachable. */
export function authFlow(snapshot: AppSnapshot): AuthFlow | null {
  return flows.find((flow) => snapshot.hasTag(`flow:${flow}`)) ?? null
}

export const keepsPlace = (snapshot: AppSnapshot): boolean => snapshot.context.keepsPlace
export const wayOnOf = (snapshot: AppSnapshot): WayOn | null => snapshot.context.wayOn
