import type { Building } from '@contract/buildings'
import type { Locale } from '@contract/locales'
import type { User } from '@contract/users'
import { authFlows } from '@machines/auth/authFlows'
import type { KnownSession } from '@machines/auth/session/context'
import type { EmailFacts, SignInOutput } from '@machines/auth/signIn/context'
import type { SsoCallbackOutput } from '@machines/auth/ssoCallback/machine'
import type { WizardOutput, WizardStart } from '@machines/auth/wizard/context'
import type { Failure } from '@machines/kernel/failure'
import { assigner } from '@machines/kernel/typed'
import type { Entered } from '@machines/tenancy/building/context'
import {
  type AppContext,
  hasNewerDiscover,
  initialApp,
  type SessionPhase,
  type WhitelabelPhase,
} from './context'
import type { AppEvent } from './events'

const update = assigner<AppContext, AppEvent>()

type EnteredFlow = AppEvent & { type: 'flow.entered' }

function startOf(output: SignInOutput): { email: string; start: WizardStart } | object {
  if (output.kind === 'resetPassword') {
    return { email: output.email, start: { email: output.email, reset: true } }
  }
  if (output.kind === 'guest') {
    const { email, guestBuildings } = output
    return { email, start: { email, guestBuildings } }
  }
  if (output.kind !== 'signUp' || output.facts === null) return {}
  return { email: output.email, start: { email: output.email, facts: output.facts } }
}

/** The context updates of the root. */
export const actions = {
  setWhitelabelPhase: update<{ phase: WhitelabelPhase }>((_, { phase }) => ({
    whitelabel: phase,
  })),
  setSessionPhase: update<{ phase: SessionPhase; user: User | null }>((_, { phase, user }) => ({
    session: phase,
    user,
  })),
  setKioskSession: update<{ known: KnownSession | null }>((_, { known }) => ({
    kioskSession: known,
  })),
  setUser: update<{ user: User | null }>((_, { user }) => ({ user })),
  setEntered: update<{ entered: Entered | null; buildings: readonly Building[] }>(
    (_, { entered, buildings }) => ({
      entered,
      buildingUuids: buildings.map(({ uuid }) => uuid),
      switchFailure: null,
    }),
  ),
  setSwitchFailure: update<{ failure: Failure | null }>((_, { failure }) => ({
    switchFailure: failure,
  })),
  enterFlow: update<EnteredFlow>(({ auth }, { flow, fields = {}, logoutOnFailure }) => ({
    auth: {
      ...auth,
      flows: flow === null ? auth.flows : { ...auth.flows, [authFlows[flow].kind]: flow },
      fields: { ...auth.fields, ...fields },
      email: fields.email ?? auth.email,
      logoutOnFailure: logoutOnFailure ?? auth.logoutOnFailure,
    },
  })),
  /** The next flow starts with the address facts that the sign-in has found. */
  setStart: update<{ output: SignInOutput }>(({ auth }, { output }) => ({
    auth: { ...auth, ...startOf(output), failure: null, providerIdentity: null },
  })),
  startReset: update(({ auth }) => ({
    auth: { ...auth, start: { email: auth.email, reset: true as const }, failure: null },
  })),
  /** The link is used once: going back from there starts over. */
  startLinkedReset: update(({ auth }) => {
    const { email, token } = auth.resetLink ?? { email: auth.email, token: undefined }
    const start = {
      email,
      reset: true as const,
      ...(token !== undefined && { resetToken: token }),
    }
    return { auth: { ...auth, email, start, resetLink: null, failure: null } }
  }),
  /** The sign-up that was entered with an address starts with the result of its look-up. */
  startSignUp: update<{ facts: EmailFacts }>(({ auth }, { facts }) => ({
    auth: { ...auth, start: { email: auth.email, facts }, failure: null },
  })),
  setFacts: update<{ facts: EmailFacts }>(({ auth }, { facts }) => ({
    auth: { ...auth, facts, failure: null },
  })),
  /** The sign-in shows why an address was not looked up, or a kiosk not opened. */
  setLookUpFailure: update<{ failure: Failure }>(({ auth }, { failure }) => ({
    auth: { ...auth, failure },
  })),
  forgetFacts: update(({ auth }) => ({ auth: { ...auth, facts: null } })),
  startFlow: update(({ flowId }) => ({ flowId: flowId + 1 })),
  forgetStart: update(({ auth }) => ({
    auth: { ...auth, start: null, providerIdentity: null, failure: null },
  })),
  setProviderIdentity: update<{ output: SsoCallbackOutput }>(({ auth }, { output }) => ({
    auth: {
      ...auth,
      start: null,
      providerIdentity: output.kind === 'identified' ? output.providerIdentity : null,
    },
  })),
  returnToSignIn: update<{ output: SignInOutput | WizardOutput | SsoCallbackOutput }>(
    ({ auth }, { output }) => ({
      auth: {
        ...auth,
        email: 'email' in output ? output.email || auth.email : auth.email,
        failure: 'failure' in output ? output.failure : null,
      },
    }),
  ),
  forgetSsoCallback: update(({ auth }) => ({ auth: { ...auth, ssoCallback: null } })),
  forgetKioskCode: update(({ auth, input }) => ({
    auth: { ...auth, kioskCode: null },
    input: { ...input, kioskCode: null },
  })),
  forgetEmail: update(({ auth }) => ({ auth: { ...auth, email: '' } })),
  setPath: update<{ path: string }>((_, { path }) => ({ path })),
  setExpired: update(() => ({ hasExpired: true })),
  setLanguage: update<{ lang: Locale }>((_, { lang }) => ({ lang })),
  setNewerDiscover: update<{ enabled: readonly string[] }>((context, { enabled }) => ({
    hasNewerDiscover: hasNewerDiscover(context, enabled),
  })),
  resetVisitedBuilding: update(({ input, hasExpired, ...context }) => ({
    // A building named by the address applies until the scope is cleared.
    ...initialApp({
      ...input,
      ssoCallback: null,
      resetLink: null,
      kioskCode: null,
      requestedBuildingUuid: null,
      storedBuilding: null,
    }),
    whitelabel: context.whitelabel,
    session: context.session,
    lang: context.lang,
    hasNewerDiscover: context.hasNewerDiscover,
    flowId: context.flowId,
    path: context.path,
    keepsScroll: hasExpired,
  })),
}
