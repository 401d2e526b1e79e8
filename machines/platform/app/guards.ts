import { isEmail } from '@contract/email'
import type { Locale } from '@contract/locales'
import type { User } from '@contract/users'
import { type AuthFlow, type AuthFlowKind, authFlows } from '@machines/auth/authFlows'
import type { KnownSession } from '@machines/auth/session/context'
import type { EmailFacts, SignInOutput } from '@machines/auth/signIn/context'
import { isKnown } from '@machines/auth/signIn/guards'
import type { SsoCallbackOutput } from '@machines/auth/ssoCallback/machine'
import type { WizardFields, WizardOutput } from '@machines/auth/wizard/context'
import type { Failure } from '@machines/kernel/failure'
import type { Entered } from '@machines/tenancy/building/context'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import {
  type AppContext,
  hasNewerDiscover,
  type SessionPhase,
  scopeOf,
  type WhitelabelPhase,
} from './context'

type Facts = { context: AppContext }

/** How any of the auth flows ends. */
type Output = SignInOutput | WizardOutput | SsoCallbackOutput

/** Before the brand is known no user is in a building yet, although the session may be known. */
const isInsideKnownBrand = ({ session, whitelabel }: AppContext) =>
  session === 'inside' && whitelabel === 'ready'

const forDevelopers = {
  isFarmSelector: (_: Facts, { output }: { output: Output }) => output.kind === 'farmSelector',
}

export const guards = {
  ...(isDeveloperBuild ? forDevelopers : ({} as typeof forDevelopers)),
  isUndecided: ({ context }: Facts) =>
    context.whitelabel === 'unknown' ||
    (context.whitelabel === 'ready' && context.session === 'unknown'),
  isNotOpen: ({ context }: Facts) => context.whitelabel === 'notOpen',
  hasFailed: ({ context }: Facts) => context.whitelabel === 'failed',
  isInside: ({ context }: Facts) => context.session === 'inside',
  isOutside: ({ context }: Facts) => context.session !== 'inside',
  hasScope: ({ context }: Facts) => scopeOf(context) !== null,
  isNativeHost: ({ context }: Facts) => context.input.isNativeHost,
  hasHostTransport: ({ context }: Facts) => context.input.hasHostTransport,

  /** Open and closed are final states of a brand; only an unknown or failed one can change. */
  hasWhitelabelMoved: ({ context }: Facts, { phase }: { phase: WhitelabelPhase }) =>
    phase !== context.whitelabel && ['unknown', 'failed'].includes(context.whitelabel),
  hasSessionMoved: ({ context }: Facts, { phase }: { phase: SessionPhase }) =>
    phase !== context.session,
  hasJustExpired: ({ context }: Facts, { isExpired }: { isExpired: boolean }) =>
    isExpired && !context.hasExpired,
  /** The device became a kiosk, here or in another tab: the previous user leaves first. */
  isAnotherUser: ({ context }: Facts, { user }: { user: User | null }) =>
    context.session === 'inside' && user !== null && user.uuid !== context.user?.uuid,
  hasUserChanged: ({ context }: Facts, { user }: { user: User | null }) =>
    context.session === 'inside' && user !== null && user !== context.user,
  hasHandedOver: ({ context }: Facts, { known }: { known: KnownSession | null }) =>
    isInsideKnownBrand(context) && known !== null && known !== context.kioskSession,
  isKioskOver: (_: Facts, { isOver }: { isOver: boolean }) => isOver,
  isBuildingRefused: (_: Facts, { isRefused }: { isRefused: boolean }) => isRefused,
  hasEnteredAnother: ({ context }: Facts, { entered }: { entered: Entered | null }) =>
    isInsideKnownBrand(context) && entered !== null && entered !== context.entered,
  hasLanguageMoved: ({ context }: Facts, { lang }: { lang: Locale }) => lang !== context.lang,
  hasDiscoverMoved: ({ context }: Facts, { enabled }: { enabled: readonly string[] }) =>
    hasNewerDiscover(context, enabled) !== context.hasNewerDiscover,
  hasSwitchFailed: ({ context }: Facts, { failure }: { failure: Failure | null }) =>
    isInsideKnownBrand(context) && failure !== null && failure !== context.switchFailure,

  isSignedIn: (_: Facts, { output }: { output: Output }) => output.kind === 'signedIn',
  isResetPassword: (_: Facts, { output }: { output: Output }) => output.kind === 'resetPassword',
  isLoggedOut: (_: Facts, { output }: { output: Output }) => output.kind === 'loggedOut',
  isIdentified: (_: Facts, { output }: { output: Output }) => output.kind === 'identified',
  hasSsoCallback: ({ context }: Facts) => context.auth.ssoCallback !== null,
  hasKioskCode: ({ context }: Facts) => context.auth.kioskCode !== null,
  hasResetLink: ({ context }: Facts) => context.auth.resetLink !== null,
  /** A sign-up that is entered with an address starts with it. */
  beginsSignUp: (
    _: Facts,
    { flow, fields }: { flow: AuthFlow | null; fields?: Partial<WizardFields> },
  ) => flow !== null && authFlows[flow].kind === 'signUp' && isEmail(fields?.email ?? ''),
  /** The address of the sign-up page selects the flow, as a parameter does. */
  bringsEmail: (
    _: Facts,
    { flow, fields }: { flow: AuthFlow | null; fields?: Partial<WizardFields> },
  ) => flow === null && isEmail(fields?.email ?? ''),
  needsSignUp: (_: Facts, { facts: { status } }: { facts: EmailFacts }) =>
    !isKnown(status) && !status.deactivated,
  isEntryOf: (_: Facts, { flow, kind }: { flow: AuthFlow | null; kind: AuthFlowKind }) =>
    flow !== null && authFlows[flow].kind === kind,

  isLogoutPath: (_: Facts, { path }: { path: string }) => path === '/logout',
  /** The first location of a page load changes nothing: the machine may have moved on since. */
  isLoginPath: (_: Facts, { path, from }: { path: string; from: string | null }) =>
    path === '/login' && from !== null,
  isSignUpPath: (_: Facts, { path }: { path: string }) => path === '/signup',
  isResetPath: (_: Facts, { path }: { path: string }) => path === '/reset-password',
  isAnotherBuilding: ({ context }: Facts, { buildingUuid }: { buildingUuid: string | null }) =>
    buildingUuid !== null &&
    context.entered !== null &&
    buildingUuid !== context.entered.building.uuid,
}
