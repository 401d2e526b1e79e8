import type { User } from '@contract/users'
import type { Entered } from '../building/context'
import type { Failure } from '../failure'
import type { SignInOutput } from '../signIn/context'
import type { AppContext, SessionPhase, WhitelabelPhase } from './context'

type Facts = { context: AppContext }

export const guards = {
  isUndecided: ({ context }: Facts) =>
    context.whitelabel === 'unknown' ||
    (context.whitelabel === 'ready' && context.session === 'unknown'),
  isNotOpen: ({ context }: Facts) => context.whitelabel === 'notOpen',
  hasFailed: ({ context }: Facts) => context.whitelabel === 'failed',
  isInside: ({ context }: Facts) => context.session === 'inside',

  /** Open or not open is the last word on a brand; only an unknown or failed one can move. */
  hasWhitelabelMoved: ({ context }: Facts, { phase }: { phase: WhitelabelPhase }) =>
    phase !== context.whitelabel && ['unknown', 'failed'].includes(context.whitelabel),
  hasSessionMoved: ({ context }: Facts, { phase }: { phase: SessionPhase }) =>
    phase !== context.session,
  hasJustExpired: ({ context }: Facts, { isExpired }: { isExpired: boolean }) =>
    isExpired && !context.hasExpired,
  hasUserChanged: ({ context }: Facts, { user }: { user: User | null }) =>
    context.session === 'inside' && user !== null && user !== context.user,
  isBuildingRefused: (_: Facts, { isRefused }: { isRefused: boolean }) => isRefused,
  hasEnteredAnother: ({ context }: Facts, { entered }: { entered: Entered | null }) =>
    context.session === 'inside' && entered !== null && entered !== context.entered,
  hasSwitchFailed: ({ context }: Facts, { failure }: { failure: Failure | null }) =>
    failure !== null && failure !== context.switchFailure,

  isSignedIn: (_: Facts, { output }: { output: SignInOutput }) => output.kind === 'signedIn',
  isResetPassword: (_: Facts, { output }: { output: SignInOutput }) =>
    output.kind === 'resetPassword',

  isLogoutPath: (_: Facts, { path }: { path: string }) => path === '/logout',
  isResetPath: (_: Facts, { path }: { path: string }) => path === '/reset-password',
  isAnotherBuilding: ({ context }: Facts, { buildingUuid }: { buildingUuid: string | null }) =>
    buildingUuid !== null &&
    context.entered !== null &&
    buildingUuid !== context.entered.building.uuid,
}
