import type { Locale } from '@contract/locales'
import { ssoCallbackLogic, wizardCode, wizardLogic } from '@features/auth/wizard/wizard.page'
import { bridgeLogic } from '@features/embed/bridge/bridge.page'
import { nativeHostLogic } from '@features/embed/native/nativeHost.page'
import { dialogLogics, pageLogics, shellCode } from '@features/pages'
import { searchLogic } from '@features/search/search.page'
import { sessionMachine } from '@machines/auth/session/machine'
import { isInside } from '@machines/auth/session/selectors'
import type { EmailFacts } from '@machines/auth/signIn/context'
import { isKnown } from '@machines/auth/signIn/guards'
import { signInMachine } from '@machines/auth/signIn/machine'
import { ssoOf } from '@machines/auth/wizard/sso'
import { embeddedPageMachine, type LoadedPage } from '@machines/embed/embeddedPage/machine'
import { kioskIdleMachine } from '@machines/kiosk/kioskIdle/machine'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { type AppInput, visitOf } from '@machines/platform/app/context'
import { appMachine } from '@machines/platform/app/machine'
import { type AppActor, type AppSystem, systemOf } from '@machines/platform/app/system'
import { consentMachine, measure } from '@machines/platform/consent/machine'
import { globalErrorMachine } from '@machines/platform/globalError/machine'
import { installMachine } from '@machines/platform/install/machine'
import { liveMachine } from '@machines/platform/live/machine'
import { chunkRecoveryMachine } from '@machines/platform/chunkRecovery/machine'
import { offlineMachine } from '@machines/platform/offline/machine'
import type { Page } from '@machines/platform/pages/logic'
import { createPages } from '@machines/platform/pages/machine'
import type { ToastAbout } from '@machines/platform/toasts'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine, queriedLocale } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { listenerOf, promiseOf, talkerOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { createActor, type InspectionEvent } from 'xstate'
import { type Code, createCode } from './code'
import { readAhead } from './readAhead'

const saveTimeoutMs = 15_000

export type Assembly = {
  app: AppActor
  code: Code
  /** Reads what a page will show, for somebody who is about to open it. */
  readPage: (page: Page) => void
}

/**
 * The one place where machines meet effects: the browser, the server's paint and the tests of the
 * screens all take the root from here. It is not started yet. `inspect` sees every event of every actor.
 */
export function assemble(
  world: Effects,
  input: AppInput,
  inspect?: (event: InspectionEvent) => void,
): Assembly {
  const { api, ahead } = readAhead(world.api)
  // Inherits instead of copying: server rendering gives a proxy, which has no keys of its own.
  const effects: Effects = Object.assign(Object.create(world), { api })
  const code = createCode(effects, () => app)

  const lookUpEmail = promiseOf<{ email: string }, EmailFacts>(async (given, signal) => {
    const facts = await effects.lookUpEmail(given, signal)
    // The provider dialog comes with the wizard, and speaks with its texts.
    if (ssoOf(facts.providers) !== 'none') await code.open(wizardCode)
    // While the password is typed, what lies behind it comes. Whoever needs it asks again.
    else if (isKnown(facts.status)) code.open(shellCode).catch(() => undefined)
    return facts
  })

  const machine = appMachine.provide({
    actors: {
      whitelabel: whitelabelMachine.provide({
        actors: { fetchLook: promiseOf(effects.fetchLook) },
      }),
      session: sessionMachine.provide({
        actors: {
          readSession: promiseOf(effects.readSession),
          fetchUser: promiseOf(effects.fetchUser),
          refreshSession: promiseOf(effects.refreshSession),
          upgradeSession: promiseOf(effects.upgradeSession),
          endSession: promiseOf(effects.endSession),
          repeatSignOuts: listenerOf(effects.repeatSignOuts),
          watchTabs: listenerOf(effects.watchTabs),
        },
      }),
      flags: flagsMachine.provide({ actors: { watchFlags: listenerOf(effects.watchFlags) } }),
      building: buildingMachine.provide({
        actors: {
          fetchBuildings: promiseOf(effects.fetchBuildings),
          enterBuilding: promiseOf(effects.enterBuilding),
        },
      }),
      language: languageMachine.provide({
        actors: {
          loadCatalogue: promiseOf(effects.loadCatalogue),
          askServer: promiseOf(effects.askServer),
        },
        actions: {
          reloadPage: ({ context }) => effects.reloadPage(context.preferences.queried),
          saveChoice: (facts, { locale }) => saveChoice(effects, systemOf(facts), locale),
          tellNotChanged: (facts) => raiseToast(systemOf(facts), 'language'),
        },
      }),
      kioskIdle: kioskIdleMachine.provide({
        actors: {
          watchGuest: listenerOf(effects.watchGuest),
          catchPresses: listenerOf(effects.catchPresses),
          wipeBrowser: promiseOf(effects.wipeBrowser),
        },
        actions: {
          sweepVisit: () => app.send({ type: 'guest.left' }),
          refreshVisit: (facts) => systemOf(facts).pages.send({ type: 'visit.refreshed' }),
        },
      }),
      consent: consentMachine.provide({
        actors: {
          watchChoice: listenerOf(effects.watchChoice),
          measureUse: talkerOf(effects.measureUse),
        },
        actions: {
          storeChoice: (_, { choice }) => effects.storeChoice(choice),
          forgetUse: () => effects.forgetUse(),
        },
      }),
      kiosk: kioskMachine.provide({
        actors: {
          startKiosk: promiseOf(effects.startKiosk),
          leaveKiosk: promiseOf(effects.leaveKiosk),
        },
      }),
      globalError: globalErrorMachine.provide({
        actions: {
          refreshPage: (facts) =>
            effects.reloadPage(queriedLocale(systemOf(facts).language.getSnapshot())),
          rerunAction: ({ system }, { action }) => {
            if (action !== null) system.get(action.systemId)?.send(action.event)
          },
        },
      }),
      chunkRecovery: chunkRecoveryMachine.provide({
        actors: {
          askServer: promiseOf(effects.askServer),
          watchNetwork: listenerOf(effects.watchNetwork),
        },
        actions: {
          retryPage: () => {
            app.send({ type: 'code.requested' })
            effects.retryPage()
          },
          reloadPage: (facts, { path }) => {
            effects.keepReload(path)
            effects.reloadPage(queriedLocale(systemOf(facts).language.getSnapshot()))
          },
        },
      }),
      embeddedPage: embeddedPageMachine.provide({
        actors: {
          // Who may be answered is known before the page is shown: it may speak at once.
          loadPage: promiseOf(async (given, signal): Promise<LoadedPage> => {
            const loaded = await effects.loadPage(given, signal)
            const { address } = loaded
            const foreign = await effects.foreignPage({ address }, signal)
            if (foreign === null) return { ...loaded, foreign }
            await code.open({ area: 'bridge', logics: [bridgeLogic] })
            const { apps } = foreign
            const launched = await effects.launchPage({ address, apps }, signal)
            return { address: launched, foreign }
          }),
          bridge: code.logic(bridgeLogic),
        },
        actions: { reportBroken: () => effects.report('the bridge ended in an error') },
      }),
      offline: offlineMachine.provide({
        actors: {
          watchConnection: listenerOf(effects.watchConnection),
          askServer: promiseOf(effects.askServer),
          keepVisit: promiseOf(effects.keepVisit),
        },
        actions: { forgetKept: () => effects.forgetKept() },
      }),
      install: installMachine.provide({
        actors: {
          watchInstall: listenerOf(effects.watchInstall),
          askToInstall: promiseOf(effects.askToInstall),
        },
      }),
      live: liveMachine.provide({
        actors: {
          watchPresence: listenerOf(effects.watchPresence),
          followStream: listenerOf(effects.followStream),
        },
      }),
      pages: createPages(pageLogics).provide({
        actors: {
          ...Object.fromEntries(
            [...pageLogics, ...dialogLogics].map((each) => [each.name, code.logic(each)]),
          ),
          fetchSearch: promiseOf(() => code.open({ area: 'search', logics: [searchLogic] })),
        },
        actions: {
          reportBroken: (_, { name }) => effects.report(`the ${name} ended in an error`),
        },
      }),
      signIn: signInMachine.provide({
        actors: {
          lookUpEmail,
          fetchGuestBuildings: promiseOf(effects.fetchGuestBuildings),
          openProvider: promiseOf(effects.openProvider),
          logIn: promiseOf(effects.logIn),
        },
      }),
      lookUpEmail,
      fetchHost: promiseOf(() => code.open({ area: 'native', logics: [nativeHostLogic] })),
      nativeHost: code.logic(nativeHostLogic),
      fetchWizard: promiseOf(() => code.open(wizardCode)),
      wizard: code.logic(wizardLogic),
      ssoCallback: code.logic(ssoCallbackLogic),
    },
    actions: {
      trackPageView: (where, { path }) =>
        measure(where, {
          event: 'PAGE_VIEW',
          path,
          building_uuid: where.context.entered?.building.uuid ?? null,
        }),
      purgeStorage: () => effects.purgeStorage(),
      ...(isDeveloperBuild && { openFarmSelector: () => effects.openFarmSelector() }),
    },
  })
  const app = createActor(machine, { input, ...(inspect && { inspect }) })
  // XState keeps what an actor began with; a link's token and a provider's answer are not to outlive their use.
  Object.assign(app.options, { input: undefined })
  const readPage = (page: Page) => {
    const visit = visitOf(app.getSnapshot().context)
    // If the code cannot be loaded, nothing is read ahead.
    if (visit !== null) ahead(page, visit).catch(() => undefined)
  }
  return { app, code, readPage }
}

function raiseToast({ toasts }: AppSystem, about: ToastAbout): void {
  toasts.send({ type: 'toast.raised', about })
}

/** For the next device; this one keeps its own. */
function saveChoice({ saveLocale }: Effects, system: AppSystem, locale: Locale): void {
  const { session } = system
  if (!isInside(session.getSnapshot())) return
  saveLocale({ locale }, AbortSignal.timeout(saveTimeoutMs)).then(
    (user) => session.send({ type: 'user.changed', user }),
    () => raiseToast(system, 'profile'),
  )
}
