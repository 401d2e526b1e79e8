import { type Areas, createAreas } from '@areas/areas'
import type { Locale } from '@contract/locales'
import { type AppInput, visitOf } from '@machines/app/context'
import { appMachine } from '@machines/app/machine'
import { type AppActor, type AppSystem, systemOf } from '@machines/app/system'
import { attractMachine } from '@machines/attract/machine'
import { buildingMachine } from '@machines/building/machine'
import { fetchedLogic } from '@machines/fetched'
import { flagsMachine } from '@machines/flags/machine'
import { frameMachine } from '@machines/frame/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { installMachine } from '@machines/install/machine'
import { kioskMachine } from '@machines/kiosk/machine'
import { languageMachine, queriedLocale } from '@machines/language/machine'
import { liveMachine } from '@machines/live/machine'
import { missingPageMachine } from '@machines/missingPage/machine'
import { offlineMachine } from '@machines/offline/machine'
import { pagesMachine } from '@machines/pages/machine'
import type { Page } from '@machines/pages/page'
import { sessionMachine } from '@machines/session/machine'
import { isInside } from '@machines/session/selectors'
import { isKnown } from '@machines/signIn/guards'
import { signInMachine } from '@machines/signIn/machine'
import type { ToastAbout } from '@machines/toasts/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import { ssoOf } from '@machines/wizard/sso'
import { listenerOf, promiseOf } from '@runtime/actorOf'
import type { Effects } from '@runtime/effects'
import { lazily } from '@runtime/lazily'
import { readAhead } from '@runtime/readAhead'
import { createActor } from 'xstate'

const saveTimeoutMs = 15_000

export type Assembly = {
  app: AppActor
  areas: Areas
  /** Reads what a page will show, for somebody who is about to open it. */
  readPage: (page: Page) => void
}

/**
 * The one place where machines meet effects: the browser, the server's paint and the tests of the
 * screens all take the root from here. It is not started yet.
 */
export function assemble(world: Effects, input: AppInput): Assembly {
  const { effects, ahead } = readAhead(world)
  const areas = createAreas(effects.fetchTexts)
  const inside = lazily(() => areas.opened('inside').logics(effects))
  const details = lazily(() => areas.opened('details').logics(effects))
  const mine = lazily(() => areas.opened('mine').logics(effects))
  const search = lazily(() => areas.opened('search').logics(effects))
  const account = lazily(() => areas.opened('account').logics(effects))
  const suites = lazily(() => areas.opened('suites').logics(effects))
  const cards = lazily(() => areas.opened('cards').logics(effects))
  const bridge = lazily(() => areas.opened('bridge').logics(effects))
  const native = lazily(() => areas.opened('native').logics(effects, () => app))
  const wizard = lazily(() => areas.opened('wizard').logics(effects))

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
        actors: { loadCatalogue: promiseOf(effects.loadCatalogue) },
        actions: {
          saveChoice: (facts, { locale }) => saveChoice(effects, systemOf(facts), locale),
          tellNotChanged: (facts) => raiseToast(systemOf(facts), 'language'),
        },
      }),
      attract: attractMachine.provide({
        actors: {
          watchGuest: listenerOf(effects.watchGuest),
          wipeBrowser: promiseOf(effects.wipeBrowser),
        },
        actions: {
          sweepVisit: () => app.send({ type: 'guest.left' }),
          refreshVisit: (facts) => systemOf(facts).pages.send({ type: 'visit.refreshed' }),
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
      missingPage: missingPageMachine.provide({
        actors: {
          askServer: promiseOf(effects.askServer),
          watchNetwork: listenerOf(effects.watchNetwork),
        },
        actions: {
          retryPage: () => {
            app.send({ type: 'code.retried' })
            effects.retryPage()
          },
          reloadPage: (facts, { path }) => {
            effects.keepReload(path)
            effects.reloadPage(queriedLocale(systemOf(facts).language.getSnapshot()))
          },
        },
      }),
      frame: frameMachine.provide({
        actors: {
          // Who may be answered is known before the page is shown: it may speak at once.
          loadPage: promiseOf(async (given, signal) => {
            const { address } = await effects.loadPage(given, signal)
            const foreign = await effects.foreignPage({ address }, signal)
            if (foreign === null) return { address, foreign }
            await areas.open('bridge')
            const { apps } = foreign
            return { address: await effects.launchPage({ address, apps }, signal), foreign }
          }),
          bridge: fetchedLogic(() => bridge().bridge),
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
      pages: pagesMachine.provide({
        actors: {
          home: fetchedLogic(() => inside().home),
          maintenance: fetchedLogic(() => inside().maintenance),
          permissions: fetchedLogic(() => inside().permissions),
          adminLaunch: fetchedLogic(() => inside().adminLaunch),
          passes: fetchedLogic(() => inside().passes),
          dayBookings: fetchedLogic(() => inside().dayBookings),
          saved: fetchedLogic(() => details().saved),
          amenities: fetchedLogic(() => details().amenities),
          directory: fetchedLogic(() => details().directory),
          company: fetchedLogic(() => details().company),
          calendar: fetchedLogic(() => details().calendar),
          detail: fetchedLogic(() => details().detail),
          floors: fetchedLogic(() => suites().floors),
          suites: fetchedLogic(() => suites().suites),
          suite: fetchedLogic(() => suites().suite),
          history: fetchedLogic(() => mine().history),
          approvals: fetchedLogic(() => mine().approvals),
          passCheck: fetchedLogic(() => mine().passCheck),
          serviceRequests: fetchedLogic(() => mine().serviceRequests),
          helpDesk: fetchedLogic(() => mine().helpDesk),
          departure: fetchedLogic(() => account().departure),
          profile: fetchedLogic(() => account().profile),
          signedIn: fetchedLogic(() => account().signedIn),
          cards: fetchedLogic(() => cards().cards),
          addCard: fetchedLogic(() => cards().addCard),
          requestForm: fetchedLogic(() => details().requestForm),
          passwordUpdate: fetchedLogic(() => account().passwordUpdate),
          search: fetchedLogic(() => search().search),
          fetchSearch: promiseOf<undefined, void>(async () => {
            await areas.open('search')
          }),
        },
        actions: {
          reportBroken: (_, { name }) => effects.report(`the ${name} ended in an error`),
        },
      }),
      signIn: signInMachine.provide({
        actors: {
          lookUpEmail: promiseOf(async (given, signal) => {
            const facts = await effects.lookUpEmail(given, signal)
            // The provider dialog comes with the wizard, and speaks with its texts.
            if (ssoOf(facts.providers) !== 'none') await areas.open('wizard')
            // While the password is typed, what lies behind it comes. Whoever needs it asks again.
            else if (isKnown(facts.status)) areas.open('inside').catch(() => undefined)
            return facts
          }),
          fetchGuestBuildings: promiseOf(effects.fetchGuestBuildings),
          openProvider: promiseOf(effects.openProvider),
          logIn: promiseOf(effects.logIn),
        },
      }),
      fetchHost: promiseOf<undefined, void>(async () => {
        await areas.open('native')
      }),
      nativeHost: fetchedLogic(() => native().nativeHost),
      fetchWizard: promiseOf<undefined, void>(async () => {
        await areas.open('wizard')
      }),
      wizard: fetchedLogic(() => wizard().wizard),
      ssoReturn: fetchedLogic(() => wizard().ssoReturn),
    },
    actions: {
      trackPageView: ({ context }, { path }) =>
        effects.track({
          event: 'PAGE_VIEW',
          path,
          building_uuid: context.entered?.building.uuid ?? null,
        }),
      purgeStorage: () => effects.purgeStorage(),
    },
  })
  const app = createActor(machine, { input })
  // XState keeps what an actor began with; a link's token and a provider's answer are not to outlive their use.
  Object.assign(app.options, { input: undefined })
  const readPage = (page: Page) => {
    const visit = visitOf(app.getSnapshot().context)
    if (visit !== null) ahead(page, visit)
  }
  return { app, areas, readPage }
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
