import { appMachine } from '@machines/app/machine'
import type { AppVisits } from '@machines/app/visits'
import { buildingMachine } from '@machines/building/machine'
import { flagsMachine } from '@machines/flags/machine'
import { globalErrorMachine } from '@machines/globalError/machine'
import { homeMachine } from '@machines/home/machine'
import type { UtilityTarget } from '@machines/home/utilities'
import { languageMachine } from '@machines/language/machine'
import { requestMachine } from '@machines/request/machine'
import { sessionMachine } from '@machines/session/machine'
import { signInMachine } from '@machines/signIn/machine'
import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import { wizardMachine } from '@machines/wizard/machine'
import { runInVisit } from '@runtime/auth/runInVisit'
import { showTexts } from '@runtime/language/catalogues'
import { fromCallback, fromPromise } from 'xstate'
import type { Effects } from './effects'

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
      }),
      globalError: globalErrorMachine.provide({
        actions: {
          rerunAction: ({ system }, { action }) => {
            if (action !== null) system.get(action.systemId)?.send(action.event)
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

/** The machines of a visit; `opened` hears of every utility that was opened. */
export function stagedScreens(world: Effects, opened: UtilityTarget[]) {
  const read = (load: () => Promise<unknown>) =>
    requestMachine.provide({ actors: { load: fromPromise<unknown, unknown>(load) } })
  return {
    adminLink: read(world.adminLink),
    updatePassword: fromPromise<void, { current: string; password: string }>(({ input }) =>
      world.updatePassword(input),
    ),
    home: homeMachine.provide({
      actors: {
        utilities: read(world.utilities),
        promoted: read(world.promoted),
        discover: read(world.discover),
        spotlight: read(world.spotlight),
      },
      actions: {
        reportBroken: () => undefined,
        trackImpression: () => undefined,
        trackUtility: () => undefined,
        trackContent: () => undefined,
        openUtility: (_, { utility }) => void opened.push(utility.target),
      },
    }),
  }
}
