import { appMachine } from '@machines/app/machine'
import type { AppVisits } from '@machines/app/visits'
import { buildingMachine } from '@machines/building/machine'
import type { DetailOf } from '@machines/detail/context'
import { itemOf } from '@machines/detail/item'
import { detailMachine } from '@machines/detail/machine'
import { directoryMachine } from '@machines/directory/machine'
import { flagsMachine } from '@machines/flags/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { homeMachine } from '@machines/home/machine'
import { kioskMachine } from '@machines/kiosk/machine'
import { languageMachine } from '@machines/language/machine'
import { requestMachine } from '@machines/request/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { sessionMachine } from '@machines/session/machine'
import { signInMachine } from '@machines/signIn/machine'
import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { utilitiesMachine } from '@machines/utilities/machine'
import type { UtilityTarget } from '@machines/utilities/offered'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import { wizardMachine } from '@machines/wizard/machine'
import { runInVisit } from '@runtime/auth/runInVisit'
import { showTexts } from '@runtime/language/catalogues'
import { type ActorRefFrom, type AnyActorRef, fromCallback, fromPromise } from 'xstate'
import type { Effects } from './effects'

/** Pages whose action can be tried again. */
const retryable = new Map<string, AnyActorRef>()

/** The root as the product provides it, its hands being the test's. */
export function stagedApp(world: Effects, visits: AppVisits) {
  const { wizard, ssoReturn } = stagedWaysIn(world)
  return appMachine.provide({
    actors: {
      whitelabel: whitelabelMachine.provide({
        actors: { fetchLook: fromPromise(world.fetchLook) },
      }),
      session: sessionMachine.provide({
        actors: {
          readSession: fromPromise(world.readSession),
          fetchUser: fromPromise(world.fetchUser),
          refreshSession: fromPromise(world.refreshSession),
          upgradeSession: fromPromise(world.refreshSession),
          endSession: fromPromise(({ input }) => world.endSession(input.session)),
          watchTabs: fromCallback(() => undefined),
        },
      }),
      flags: flagsMachine.provide({ actors: { watchFlags: fromCallback(() => undefined) } }),
      building: buildingMachine.provide({
        actors: {
          fetchBuildings: fromPromise(world.fetchBuildings),
          enterBuilding: fromPromise(({ input }) => world.enterBuilding(input.uuid)),
        },
      }),
      language: languageMachine.provide({
        actors: { loadCatalogue: fromPromise(({ input }) => world.loadCatalogue(input.locale)) },
        actions: {
          saveChoice: (_, { locale }) => world.saveChoice(locale),
          tellNotChanged: ({ system }) =>
            system.get('toasts').send({ type: 'toast.raised', about: 'language' }),
        },
      }),
      kiosk: kioskMachine.provide({
        actors: {
          startKiosk: fromPromise(({ input }) => world.startKiosk(input.buildingUuid)),
          leaveKiosk: fromPromise(({ input }) => world.leaveKiosk(input.pin)),
        },
      }),
      globalError: globalErrorMachine.provide({
        actions: {
          refreshPage: () => world.reloadPage(),
          rerunAction: ({ system }, { action }) => {
            if (action === null) return
            const actor: AnyActorRef | undefined =
              system.get(action.systemId) ?? retryable.get(action.systemId)
            actor?.send(action.event)
          },
        },
      }),
      signIn: signInMachine.provide({
        actors: {
          lookUpEmail: fromPromise(({ input }) => world.lookUpEmail(input.email)),
          fetchGuestBuildings: fromPromise(world.fetchGuestBuildings),
          openProvider: fromPromise(({ input }) => world.openProvider(input)),
          logIn: fromPromise(({ input }) => world.logIn(input)),
        },
      }),
      wizard: fromPromise(async ({ input, signal }) => {
        await showTexts('wizard')
        return runInVisit(wizard, input, visits.wizard, signal)
      }),
      ssoReturn: fromPromise(async ({ input, signal }) => {
        await showTexts('wizard')
        if (input === null) throw new Error('no return')
        return runInVisit(ssoReturn, input, visits.ssoReturn, signal)
      }),
    },
    actions: { trackPageView: () => undefined, purgeStorage: () => world.purgeStorage() },
  })
}

/** The machines of the ways in, whose drafts outlive a visit as the product's do. */
function stagedWaysIn(world: Effects) {
  return {
    wizard: wizardMachine.provide({
      actors: {
        restoreDraft: fromPromise(world.restoreDraft),
        lookUpProviders: fromPromise(world.lookUpProviders),
        fetchBuildings: fromPromise(world.fetchBuildingsOfAddress),
        openProvider: fromPromise(({ input }) => world.openProvider(input)),
        register: fromPromise(({ input }) => world.register(input)),
        acceptTerms: fromPromise(({ input }) => world.acceptTerms(input)),
        saveBuilding: fromPromise(({ input }) => world.saveBuilding(input)),
        sendCode: fromPromise(({ input }) => world.sendCode(input)),
        resendCode: fromPromise(({ input }) => world.resendCode(input)),
        consumeCode: fromPromise(({ input }) => world.consumeCode(input)),
        setPassword: fromPromise(({ input }) => world.setPassword(input)),
        logIn: fromPromise(({ input }) => world.logIn(input)),
        authenticate: fromPromise(({ input }) => world.authenticate(input)),
      },
      actions: {
        storeDraft: (_, { draft }) => world.storeDraft(draft),
        dropDraft: () => undefined,
      },
    }),
    ssoReturn: ssoReturnMachine.provide({
      actors: {
        exchangeCode: fromPromise(({ input }) => world.exchangeCode(input)),
        authenticate: fromPromise(({ input }) => world.authenticate({ ...input, fields: null })),
      },
      actions: { forgetDetails: () => undefined },
    }),
  }
}

const read = (load: (of: never) => Promise<unknown>) =>
  requestMachine.provide({
    actors: {
      load: fromPromise<unknown, unknown>(({ input }) => load(input as never)),
    },
  })

/** The machines of the pages that home leads to. */
function stagedDetails(world: Effects, globalError: ActorRefFrom<typeof globalErrorMachine>) {
  let visits = 0
  return {
    newVisit: () => `visit-${(visits += 1)}`,
    detail: detailMachine.provide({
      actors: {
        read: read(async (of: DetailOf) => itemOf(of.kind, await world.readDetail(of))),
        take: fromPromise(({ input }) => world.take(input)),
        release: fromPromise(({ input }) => world.release(input)),
      },
      actions: {
        reportBroken: () => undefined,
        raiseError: ({ self }, { failure, act }) => {
          retryable.set('detail', self)
          globalError.send({
            type: 'error.raised',
            status: failure.kind === 'refused' ? failure.status : null,
            message: null,
            action: { systemId: 'detail', event: { type: 'act.retried', act }, isOfPage: true },
          })
        },
        settleError: () => globalError.send({ type: 'action.succeeded' }),
        saveCalendar: (_, { entry }) => world.saveCalendar(entry),
        trackContent: (_, { contentType }) => world.trackContent(contentType),
      },
    }),
    directory: directoryMachine.provide({
      actors: { fetchPage: fromPromise(({ input }) => world.fetchCompanies(input)) },
    }),
    amenities: read(world.amenities),
    company: read(world.company),
    requestForm: requestFormMachine.provide({
      actors: { submitRequest: fromPromise(({ input }) => world.submitRequest(input)) },
      actions: { holdFiles: () => undefined },
    }),
  }
}

/** The machines of a visit; `opened` hears of every utility that was opened. */
export function stagedScreens(
  world: Effects,
  opened: UtilityTarget[],
  globalError: ActorRefFrom<typeof globalErrorMachine>,
) {
  const utilities = utilitiesMachine.provide({
    actors: { list: read(world.utilities) },
    actions: {
      reportBroken: () => undefined,
      trackUtility: () => undefined,
      openUtility: (_, { utility }) => void opened.push(utility.target),
    },
  })
  return {
    loadPage: fromPromise<{ address: string }, { href: string }>(({ input }) =>
      world.loadPage(input.href),
    ),
    openDetails: async () => {
      await world.fetchDetails()
      await showTexts('details')
      return stagedDetails(world, globalError)
    },
    utilities,
    adminLink: read(world.adminLink),
    updatePassword: fromPromise<void, { current: string; password: string }>(({ input }) =>
      world.updatePassword(input),
    ),
    home: homeMachine.provide({
      actors: {
        utilities,
        promoted: read(world.promoted),
        discover: read(world.discover),
        spotlight: read(world.spotlight),
      },
      actions: {
        reportBroken: () => undefined,
        trackImpression: () => undefined,
        trackContent: (_, { contentType }) => world.trackContent(contentType),
      },
    }),
  }
}
