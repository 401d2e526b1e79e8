import { signUpCalls } from '@features/auth/api/signUp'
import { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

/** The sign-up and the password reset. */
export function wizard(effects: Effects) {
  const calls = signUpCalls(effects.api, effects.userTypeId)
  return wizardMachine.provide({
    actors: {
      restoreDraft: promiseOf(effects.restoreDraft),
      lookUpProviders: promiseOf(calls.lookUpProviders),
      fetchBuildings: promiseOf(calls.fetchBuildings),
      openProvider: promiseOf(effects.openProvider),
      register: promiseOf(calls.register),
      acceptTerms: promiseOf(calls.acceptTerms),
      saveBuilding: promiseOf(calls.saveBuilding),
      sendCode: promiseOf(calls.sendCode),
      resendCode: promiseOf(calls.resendCode),
      consumeCode: promiseOf(calls.consumeCode),
      setPassword: promiseOf(calls.setPassword),
      logIn: promiseOf(effects.logIn),
      authenticate: promiseOf(calls.authenticate),
    },
    actions: {
      storeDraft: (_, { draft }) => effects.storeDraft(draft),
      dropDraft: () => effects.storeDraft(null),
    },
  })
}

/** The way back from an identity provider. */
export function ssoCallback(effects: Effects) {
  const calls = signUpCalls(effects.api, effects.userTypeId)
  return ssoCallbackMachine.provide({
    actors: {
      exchangeCode: promiseOf(calls.exchangeCode),
      authenticate: promiseOf((given, signal) =>
        calls.authenticate({ ...given, fields: null }, signal),
      ),
    },
    actions: { forgetDetails: () => effects.forgetSsoDetails() },
  })
}
