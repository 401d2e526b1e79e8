import type { Building } from '@contract/buildings'
import { toLocale } from '@contract/locales'
import type { AuthFlowKind } from '@machines/auth/authFlows'
import type { KnownSession } from '@machines/auth/session/context'
import type { EmailFacts, SignInOutput } from '@machines/auth/signIn/context'
import { signInMachine } from '@machines/auth/signIn/machine'
import type { SsoCallbackOutput, ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import type { WizardOutput } from '@machines/auth/wizard/context'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import type { nativeHostMachine } from '@machines/embed/nativeHost/machine'
import { nativeHostActor } from '@machines/embed/nativeHost/machine'
import type { Where } from '@machines/kernel/actorNamed'
import type { Failure } from '@machines/kernel/failure'
import { providedLogic } from '@machines/kernel/lazyLogic'
import { effectAction, promiseActor } from '@machines/kernel/typed'
import { isKioskUser } from '@machines/kiosk/isKioskUser'
import type { BuildingEvent, Selected } from '@machines/tenancy/building/machine'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { sendTo, setup } from 'xstate'
import { actions } from './actions'
import { type AppContext, type AppInput, flagIdentity, offlineScopeOf, scopeOf } from './context'
import type { AppEvent } from './events'
import { guards } from './guards'
import { actorsWithUserData, endingSession, type SharedName, sharedActors } from './sharedActors'

/** Invoke ids and the actors behind them. */
type Children = { [Name in SharedName]: Name } & {
  fetchWizard: 'fetchWizard'
  lookUpEmail: 'lookUpEmail'
  openKiosk: 'openKiosk'
  signIn: 'signIn'
  signUp: 'wizard'
  resetPassword: 'wizard'
  ssoCallback: 'ssoCallback'
  fetchHost: 'fetchHost'
  nativeHost: 'nativeHost'
}

const forDevelopers = {
  /** Opened by the special value in the sign-in. */
  openFarmSelector: effectAction('openFarmSelector'),
}

function selected(building: Selected): BuildingEvent & { type: 'building.selected' } {
  return { type: 'building.selected', ...building }
}

const homePath = /^\/building\/[^/]+\/?$/

export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    tags: {} as `flow:${AuthFlowKind}` | 'codeMissing',
    children: {} as Children,
  },
  actors: {
    ...sharedActors,
    signIn: signInMachine,
    /** Loads the code of the connection to a native app. */
    fetchHost: promiseActor<void>('fetchHost'),
    nativeHost: providedLogic<typeof nativeHostMachine>('nativeHost'),
    /** Loads code and messages of the sign-up; few users need them. */
    fetchWizard: promiseActor<void>('fetchWizard'),
    /** Looks up the address that a sign-up was entered with. */
    lookUpEmail: promiseActor<EmailFacts, { email: string }>('lookUpEmail'),
    /** Turns this device into the kiosk of a code. */
    openKiosk: promiseActor<KnownSession, { code: string }>('openKiosk'),
    /** The sign-up wizard and the password reset. */
    wizard: providedLogic<typeof wizardMachine>('wizard'),
    ssoCallback: providedLogic<typeof ssoCallbackMachine>('ssoCallback'),
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
      (_, { output }: { output: SignInOutput | WizardOutput | SsoCallbackOutput }) => {
        if (output.kind !== 'signedIn') throw new Error(`The output ${output.kind} has no session`)
        return { type: 'session.started', ...output.known }
      },
    ),
    replaceSession: sendTo('session', (_, { known }: { known: KnownSession | null }) => {
      if (known === null) throw new Error('The session is missing')
      return { type: 'session.replaced', ...known }
    }),
    identifyKiosk: sendTo('kiosk', ({ context: { user } }) => ({
      type: 'user.identified',
      isKiosk: isKioskUser(user),
    })),
    endSession: sendTo('session', { type: 'session.signOutRequested' }),
    /** Home of a building makes it the user's own; any other page only visits it. */
    selectBuilding: sendTo(
      'building',
      (_, { path, buildingUuid }: { path: string; buildingUuid: string | null }) =>
        selected({ uuid: buildingUuid ?? '', isVisit: !homePath.test(path) }),
    ),
    offerLanguages: sendTo('language', (_, { building }: { building: Building | null }) => ({
      type: 'building.entered',
      languages: building?.languages ?? [],
    })),
    confirmSwitch: sendTo('globalError', { type: 'action.succeeded' }),
    raiseSwitchError: sendTo(
      'globalError',
      (_, { failure, building }: { failure: Failure | null; building: Selected }) => ({
        type: 'error.raised',
        status: failure?.kind === 'refused' ? failure.status : null,
        message: null,
        action: { systemId: 'building', event: selected(building) },
      }),
    ),
    notifySessionEnded: sendTo((_, { name }: { name: SharedName }) => name, {
      type: 'session.ended',
    }),
    closeKioskDialog: sendTo('kiosk', { type: 'dialog.closed' }),
    /** Sends the scope to the pages; another scope restarts them. */
    sendScope: sendTo('pages', ({ context }) => ({
      type: 'scope.changed',
      scope: scopeOf(context),
    })),
    /** Sends an empty scope first, so that sending the same scope again restarts every page. */
    sendEmptyScope: sendTo('pages', { type: 'scope.changed', scope: null }),
    /** Sends the scope that this device may cache. */
    sendOfflineScope: sendTo('offline', ({ context }) => ({
      type: 'scope.changed',
      scope: offlineScopeOf(context),
    })),
    /** An action that failed on a page cannot be retried from another one. */
    leaveFailedPage: sendTo('globalError', { type: 'page.left' }),
    closeDialogs: sendTo('pages', { type: 'location.left' }),
    closeFrame: sendTo('embeddedPage', { type: 'location.left' }),
    sendPath: sendTo('chunkRecovery', (_, { path }: { path: string }) => ({
      type: 'location.changed',
      path,
    })),

    /** Notifies the native app, if one is listening. */
    notifyHost: (where: Where, { path }: { path: string }) =>
      nativeHostActor.send(where, { type: 'location.changed', path }),

    /** Analytics of the runtime. */
    trackPageView: effectAction<{ path: string }>('trackPageView'),
    /** Purges the data of an earlier session from this browser. */
    purgeStorage: effectAction('purgeStorage'),
    ...(isDeveloperBuild ? forDevelopers : ({} as typeof forDevelopers)),
  },
  delays: { codeTimeout: 20_000, lookUpTimeout: 15_000, hostPause: 10_000 },
})

/** The guest of a kiosk has left; the kiosk keeps its session and starts from its first page. */
export const leaveGuest = [
  'closeKioskDialog',
  endingSession('globalError'),
  endingSession('toasts'),
  endingSession('embeddedPage'),
] as const

/** Clears the scope's data from every actor and from storage. */
export const clearScope = [
  'resetVisitedBuilding',
  'sendScope',
  ...actorsWithUserData.map(endingSession),
] as const
