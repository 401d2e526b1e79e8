import { ssoReturnMachine } from '@machines/ssoReturn/machine'
import { wizardMachine } from '@machines/wizard/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Effects } from '@runtime/effects'

export { signUpCalls as calls } from '@runtime/calls/signUp'
export { SignInProviders } from '@screens/wizard/SignInProviders'
export { SsoReturn } from '@screens/wizard/SsoReturn'
export { Wizard } from '@screens/wizard/Wizard'

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
