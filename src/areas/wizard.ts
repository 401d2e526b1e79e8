import { ssoReturnMachine } from '@machines/auth/ssoReturn/machine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export { signUpCalls as calls } from '@features/auth/api/signUp'
export { SignInProviders } from '@features/auth/wizard/SignInProviders'
export { SsoReturn } from '@features/auth/wizard/SsoReturn'
export { Wizard } from '@features/auth/wizard/Wizard'

/** Sign-up, password reset and the way back from an identity provider. */
export const logics = (effects: Effects) => ({
  wizard: wizardMachine.provide({
    actors: {
      restoreDraft: promiseOf(effects.restoreDraft),
      lookUpProviders: promiseOf(effects.lookUpProviders),
      fetchBuildings: promiseOf(effects.fetchBuildingsOfAddress),
      openProvider: promiseOf(effects.openProvider),
      register: promiseOf(effects.register),
      acceptTerms: promiseOf(effects.acceptTerms),
      saveBuilding: promiseOf(effects.saveBuilding),
      sendCode: promiseOf(effects.sendCode),
      resendCode: promiseOf(effects.resendCode),
      consumeCode: promiseOf(effects.consumeCode),
      setPassword: promiseOf(effects.setPassword),
      logIn: promiseOf(effects.logIn),
      authenticate: promiseOf(effects.authenticate),
    },
    actions: {
      storeDraft: (_, { draft }) => effects.storeDraft(draft),
      dropDraft: () => effects.storeDraft(null),
    },
  }),
  ssoReturn: ssoReturnMachine.provide({
    actors: {
      exchangeCode: promiseOf(effects.exchangeCode),
      authenticate: promiseOf((given, signal) =>
        effects.authenticate({ ...given, fields: null }, signal),
      ),
    },
    actions: { forgetDetails: () => effects.forgetSsoDetails() },
  }),
})
