import type { User } from '@contract/users'
import { sendTo, setup } from 'xstate'
import type { Entered } from '../building/context'
import { type BuildingEvent, buildingMachine } from '../building/machine'
import type { Failure } from '../failure'
import { flagsMachine } from '../flags/machine'
import { globalErrorMachine } from '../globalError/machine'
import { kioskMachine } from '../kiosk/machine'
import { languageMachine } from '../language/machine'
import { sessionMachine } from '../session/machine'
import type { SignInOutput } from '../signIn/context'
import { signInMachine } from '../signIn/machine'
import { assigner, effectAction } from '../typed'
import { whitelabelMachine } from '../whitelabel/machine'
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
const sessionEnded = { type: 'session.ended' } as const

function selected(uuid: string): BuildingEvent & { type: 'building.selected' } {
  return { type: 'building.selected', uuid }
}

export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as 'flow:AUTH_LOGIN' | 'flow:AUTH_SIGNUP' | 'flow:RESET_PASSWORD',
  },
  actors: {
    whitelabel: whitelabelMachine,
    session: sessionMachine,
    flags: flagsMachine,
    building: buildingMachine,
    language: languageMachine,
    kiosk: kioskMachine,
    globalError: globalErrorMachine,
    signIn: signInMachine,
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
    keepUser: update<{ user: User | null }>((_, { user }) => ({ user })),
    keepEntered: update<{ entered: Entered | null }>((_, { entered }) => ({
      entered,
      switchFailure: null,
    })),
    keepSwitchFailure: update<{ failure: Failure | null }>((_, { failure }) => ({
      switchFailure: failure,
    })),
    keepWayOn: update<{ output: SignInOutput }>((_, { output }) => ({
      wayOn: output.kind === 'signedIn' ? null : output,
    })),
    keepExpiry: update(() => ({ hasExpired: true })),
    forgetVisit: update(({ input, whitelabel, session, hasExpired }) => ({
      ...initialApp(input),
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
    identifyFlags: sendTo('flags', ({ context }) => ({
      type: 'flags.identified',
      identity: flagIdentity(context),
    })),
    startSession: sendTo('session', (_, { output }: { output: SignInOutput }) => {
      if (output.kind !== 'signedIn') throw new Error(`no session in ${output.kind}`)
      return { type: 'session.started', ...output.known }
    }),
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

    /** Analytics of the runtime. */
    trackPageView: effectAction<{ path: string }>('trackPageView'),
    /** A way on whose screens are not built yet is said plainly on the log. */
    logNotYet: effectAction<{ output: SignInOutput }>('logNotYet'),
  },
})
