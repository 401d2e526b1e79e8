import { toLocale } from '@contract/locales'
import { sendTo, setup } from 'xstate'
import { attractMachine } from '../attract/machine'
import type { Entered } from '../building/context'
import { type BuildingEvent, buildingMachine } from '../building/machine'
import type { AuthFlowKind } from '../entries'
import type { Failure } from '../failure'
import { fetchedLater } from '../fetched'
import { flagsMachine } from '../flags/machine'
import { frameMachine } from '../frame/machine'
import { globalErrorMachine } from '../globalError/machine'
import { installMachine } from '../install/machine'
import { kioskMachine } from '../kiosk/machine'
import { languageMachine } from '../language/machine'
import { liveMachine } from '../live/machine'
import { missingPageMachine } from '../missingPage/machine'
import type { nativeHostMachine } from '../nativeHost/machine'
import { type HostSystem, tellNativeHost } from '../nativeHost/tell'
import { offlineMachine } from '../offline/machine'
import { pagesMachine } from '../pages/machine'
import type { KnownSession } from '../session/actors'
import { sessionMachine } from '../session/machine'
import { shortcutsMachine } from '../shortcuts/machine'
import type { SignInOutput } from '../signIn/context'
import { signInMachine } from '../signIn/machine'
import type { SsoReturnOutput, ssoReturnMachine } from '../ssoReturn/machine'
import { toastsMachine } from '../toasts/machine'
import { effectAction, promiseActor } from '../typed'
import { whitelabelMachine } from '../whitelabel/machine'
import type { WizardOutput } from '../wizard/context'
import type { wizardMachine } from '../wizard/machine'
import { actions } from './actions'
import { type AppContext, type AppInput, flagIdentity, keptVisitOf, visitOf } from './context'
import type { AppEvent } from './events'
import { guards } from './guards'

/** Invoke ids and the actors behind them. */
type Children = {
  whitelabel: 'whitelabel'
  session: 'session'
  flags: 'flags'
  building: 'building'
  language: 'language'
  attract: 'attract'
  kiosk: 'kiosk'
  globalError: 'globalError'
  toasts: 'toasts'
  missingPage: 'missingPage'
  frame: 'frame'
  shortcuts: 'shortcuts'
  pages: 'pages'
  live: 'live'
  offline: 'offline'
  install: 'install'
  fetchWizard: 'fetchWizard'
  signIn: 'signIn'
  signUp: 'wizard'
  resetPassword: 'wizard'
  ssoReturn: 'ssoReturn'
  fetchHost: 'fetchHost'
  nativeHost: 'nativeHost'
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
    tags: {} as `flow:${AuthFlowKind}` | 'codeMissing',
    children: {} as Children,
  },
  actors: {
    whitelabel: whitelabelMachine,
    session: sessionMachine,
    flags: flagsMachine,
    building: buildingMachine,
    language: languageMachine,
    attract: attractMachine,
    kiosk: kioskMachine,
    globalError: globalErrorMachine,
    toasts: toastsMachine,
    signIn: signInMachine,
    missingPage: missingPageMachine,
    frame: frameMachine,
    shortcuts: shortcutsMachine,
    live: liveMachine,
    pages: pagesMachine,
    offline: offlineMachine,
    install: installMachine,
    /** Fetches the code of the connection to a native app. */
    fetchHost: promiseActor<void>('fetchHost'),
    nativeHost: fetchedLater<typeof nativeHostMachine>('nativeHost'),
    /** Fetches code and texts of the sign-up; few visitors need them. */
    fetchWizard: promiseActor<void>('fetchWizard'),
    /** The sign-up wizard and the password reset. */
    wizard: fetchedLater<typeof wizardMachine>('wizard'),
    ssoReturn: fetchedLater<typeof ssoReturnMachine>('ssoReturn'),
  },
  guards,
  actions: {
    ...actions,
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
    offerLanguages: sendTo('language', (_, { entered }: { entered: Entered | null }) => ({
      type: 'building.entered',
      languages: entered?.building.languages ?? [],
    })),
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
    closeKioskDialog: sendTo('kiosk', { type: 'dialog.closed' }),
    leaveError: sendTo('globalError', sessionEnded),
    leaveToasts: sendTo('toasts', sessionEnded),
    leaveFrame: sendTo('frame', sessionEnded),
    leaveLive: sendTo('live', sessionEnded),
    leaveKept: sendTo('offline', sessionEnded),
    /** The pages hear whose visit it is; whoever hears of another one begins anew. */
    tellVisit: sendTo('pages', ({ context }) => ({
      type: 'visit.changed',
      visit: visitOf(context),
    })),
    /** Nobody's, so that it begins anew when it is told again. */
    tellNoVisit: sendTo('pages', { type: 'visit.changed', visit: null }),
    /** What may be kept of it on this device. */
    tellKeeper: sendTo('offline', ({ context }) => ({
      type: 'visit.changed',
      visit: keptVisitOf(context),
    })),
    /** What failed on a page cannot be tried again from another one. */
    leaveFailedPage: sendTo('globalError', { type: 'page.left' }),
    closeDialogs: sendTo('pages', { type: 'location.left' }),
    closeFrame: sendTo('frame', { type: 'location.left' }),
    tellPath: sendTo('missingPage', (_, { path }: { path: string }) => ({
      type: 'location.visited',
      path,
    })),

    /** The native app around us, if one listens. */
    tellHost: ({ system }: { system: HostSystem }, { path }: { path: string }) =>
      tellNativeHost(system, { type: 'location.visited', path }),

    /** Analytics of the runtime. */
    trackPageView: effectAction<{ path: string }>('trackPageView'),
    /** Whatever an earlier session left in this browser. */
    purgeStorage: effectAction('purgeStorage'),
  },
  delays: { codeTimeout: 20_000, hostPause: 10_000 },
})

/** A guest of a kiosk has gone; the visit of the kiosk itself goes on, from its beginning. */
export const leaveGuest = ['closeKioskDialog', 'leaveError', 'leaveToasts', 'leaveFrame'] as const

/** Everything of a visit ends with it, in every actor and in what is kept. */
export const leaveVisit = [
  'forgetVisit',
  'tellVisit',
  'leaveBuilding',
  'leaveLanguage',
  'leaveKiosk',
  'leaveError',
  'leaveToasts',
  'leaveFrame',
  'leaveLive',
  'leaveKept',
] as const
