import type { Building } from '@contract/buildings'
import { toLocale } from '@contract/locales'
import type { User } from '@contract/users'
import { sendTo, setup } from 'xstate'
import type { Entered } from '../building/context'
import { type BuildingEvent, buildingMachine } from '../building/machine'
import { entries, type Way } from '../entries'
import type { Failure } from '../failure'
import { flagsMachine } from '../flags/machine'
import { globalErrorMachine } from '../globalError/machine'
import { kioskMachine } from '../kiosk/machine'
import { languageMachine } from '../language/machine'
import type { KnownSession } from '../session/actors'
import { sessionMachine } from '../session/machine'
import type { SignInOutput } from '../signIn/context'
import { signInMachine } from '../signIn/machine'
import type { SsoReturn, SsoReturnOutput } from '../ssoReturn/machine'
import { toastsMachine } from '../toasts/machine'
import { assigner, effectAction, promiseActor } from '../typed'
import { whitelabelMachine } from '../whitelabel/machine'
import type { WizardInput, WizardOutput, WizardStart } from '../wizard/context'
import {
  type AppContext,
  type AppInput,
  flagIdentity,
  initialApp,
  type SessionPhase,
  type WhitelabelPhase,
} from './context'
import type { AppEvent } from './events'
import { guards } from './guards'

const update = assigner<AppContext, AppEvent>()
/** Invoke ids and the actors behind them. */
type Children = {
  whitelabel: 'whitelabel'
  session: 'session'
  flags: 'flags'
  building: 'building'
  language: 'language'
  kiosk: 'kiosk'
  globalError: 'globalError'
  toasts: 'toasts'
  signIn: 'signIn'
  signUp: 'wizard'
  resetPassword: 'wizard'
  ssoReturn: 'ssoReturn'
}

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

const sessionEnded = { type: 'session.ended' } as const

function selected(uuid: string): BuildingEvent & { type: 'building.selected' } {
  return { type: 'building.selected', uuid }
}

export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as `way:${Way}`,
    children: {} as Children,
  },
  actors: {
    whitelabel: whitelabelMachine,
    session: sessionMachine,
    flags: flagsMachine,
    building: buildingMachine,
    language: languageMachine,
    kiosk: kioskMachine,
    globalError: globalErrorMachine,
    toasts: toastsMachine,
    signIn: signInMachine,
    /** The sign-up wizard and the password reset; their machine is fetched when it is wanted. */
    wizard: promiseActor<WizardOutput, WizardInput>('wizard'),
    /** Fetched too: few visitors come from an identity provider. */
    ssoReturn: promiseActor<SsoReturnOutput, SsoReturn | null>('ssoReturn'),
  },
  guards,
  actions: {
    keepWhitelabelPhase: update<{ phase: WhitelabelPhase }>((_, { phase }) => ({
      whitelabel: phase,
    })),
    keepSessionPhase: update<{ phase: SessionPhase; user: User | null }>((_, { phase, user }) => ({
      session: phase,
      user,
    })),
    keepKioskSession: update<{ known: KnownSession | null }>((_, { known }) => ({
      kioskSession: known,
    })),
    keepUser: update<{ user: User | null }>((_, { user }) => ({ user })),
    keepEntered: update<{ entered: Entered | null; buildings: readonly Building[] }>(
      (_, { entered, buildings }) => ({
        entered,
        buildingUuids: buildings.map(({ uuid }) => uuid),
        switchFailure: null,
      }),
    ),
    keepSwitchFailure: update<{ failure: Failure | null }>((_, { failure }) => ({
      switchFailure: failure,
    })),
    enterFlow: update<EnteredFlow>(({ auth }, { flow, fields = {}, logoutOnFailure }) => ({
      auth: {
        ...auth,
        flows: flow === null ? auth.flows : { ...auth.flows, [entries[flow].way]: flow },
        fields: { ...auth.fields, ...fields },
        email: fields.email ?? auth.email,
        logoutOnFailure: logoutOnFailure ?? auth.logoutOnFailure,
      },
    })),
    /** What a sign-in has found out about the address is what the way on starts with. */
    keepStart: update<{ output: SignInOutput }>(({ auth }, { output }) => ({
      auth: { ...auth, ...startOf(output), failure: null, vouched: null },
    })),
    startReset: update(({ auth }) => ({
      auth: { ...auth, start: { email: auth.email, reset: true as const }, failure: null },
    })),
    /** The link is used once: whoever goes back from there starts anew. */
    startLinkedReset: update(({ auth }) => {
      const { email, token } = auth.resetLink ?? { email: auth.email, token: undefined }
      const start = {
        email,
        reset: true as const,
        ...(token !== undefined && { resetToken: token }),
      }
      return { auth: { ...auth, email, start, resetLink: null, failure: null } }
    }),
    forgetStart: update(({ auth }) => ({
      auth: { ...auth, start: null, vouched: null, failure: null },
    })),
    keepVouched: update<{ output: SsoReturnOutput }>(({ auth }, { output }) => ({
      auth: {
        ...auth,
        start: null,
        vouched: output.kind === 'vouched' ? output.vouched : null,
      },
    })),
    keepLeft: update<{ output: SignInOutput | WizardOutput | SsoReturnOutput }>(
      ({ auth }, { output }) => ({
        auth: {
          ...auth,
          email: 'email' in output ? output.email || auth.email : auth.email,
          failure: 'failure' in output ? output.failure : null,
        },
      }),
    ),
    forgetSsoReturn: update(({ auth }) => ({ auth: { ...auth, ssoReturn: null } })),
    openFarmSelector: update(({ auth }) => ({
      auth: { ...auth, email: '', wantsFarmSelector: true },
    })),
    closeFarmSelector: update(({ auth }) => ({ auth: { ...auth, wantsFarmSelector: false } })),
    keepExpiry: update(() => ({ hasExpired: true })),
    forgetVisit: update(({ input, whitelabel, session, hasExpired }) => ({
      // What an address asked for counts for that visit only.
      ...initialApp({ ...input, ssoReturn: null, resetLink: null, requestedBuildingUuid: null }),
      whitelabel,
      session,
      keepsPlace: hasExpired,
    })),

    identifyUser: sendTo('building', ({ context: { user, input } }) => ({
      type: 'user.identified',
      userUuid: user?.uuid ?? '',
      defaultBuildingUuid: user?.default_building_uuid ?? null,
      requestedBuildingUuid: input.requestedBuildingUuid,
    })),
    identifyReader: sendTo('language', ({ context: { user } }) => ({
      type: 'user.identified',
      locale: toLocale(user?.locale),
    })),
    identifyFlags: sendTo('flags', ({ context }) => ({
      type: 'flags.identified',
      identity: flagIdentity(context),
    })),
    startSession: sendTo(
      'session',
      (_, { output }: { output: SignInOutput | WizardOutput | SsoReturnOutput }) => {
        if (output.kind !== 'signedIn') throw new Error(`no session in ${output.kind}`)
        return { type: 'session.started', ...output.known }
      },
    ),
    replaceSession: sendTo('session', (_, { known }: { known: KnownSession | null }) => {
      if (known === null) throw new Error('no session was handed over')
      return { type: 'session.replaced', ...known }
    }),
    identifyKiosk: sendTo('kiosk', ({ context: { user } }) => ({
      type: 'user.identified',
      isKiosk: user?.roles.some(({ name }) => name === 'kiosk') === true,
    })),
    endSession: sendTo('session', { type: 'session.signOutRequested' }),
    selectBuilding: sendTo('building', (_, { buildingUuid }: { buildingUuid: string | null }) =>
      selected(buildingUuid ?? ''),
    ),
    offerLanguages: sendTo(
      'language',
      (_, { entered, switched }: { entered: Entered | null; switched: boolean }) => ({
        type: 'building.entered',
        languages: entered?.building.languages ?? [],
        switched,
      }),
    ),
    confirmSwitch: sendTo('globalError', { type: 'action.succeeded' }),
    raiseSwitchError: sendTo(
      'globalError',
      (_, { failure, uuid }: { failure: Failure | null; uuid: string | null }) => ({
        type: 'error.raised',
        status: failure?.kind === 'refused' ? failure.status : null,
        message: null,
        action: { systemId: 'building', event: selected(uuid ?? '') },
      }),
    ),
    leaveBuilding: sendTo('building', sessionEnded),
    leaveLanguage: sendTo('language', sessionEnded),
    leaveKiosk: sendTo('kiosk', sessionEnded),
    leaveError: sendTo('globalError', sessionEnded),
    leaveToasts: sendTo('toasts', sessionEnded),
    /** What failed on a page cannot be tried again from another one. */
    leavePage: sendTo('globalError', { type: 'page.left' }),

    /** Analytics of the runtime. */
    trackPageView: effectAction<{ path: string }>('trackPageView'),
    /** Whatever an earlier session left in this browser. */
    purgeStorage: effectAction('purgeStorage'),
  },
})
