import { signUpCalls } from '@features/auth/api/signUp'
import { ssoReturnMachine } from '@machines/auth/ssoReturn/machine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'

export { SignInProviders } from '@features/auth/wizard/SignInProviders'
export { SsoReturn } from '@features/auth/wizard/SsoReturn'
export { Wizard } from '@features/auth/wizard/Wizard'

/** Sign-up, password reset and the way back from an identity provider. */
export function logics(effects: Effects) {
  const calls = signUpCalls(effects.api, effects.userTypeId)
  return {
    wizard: wizardMachine.provide({
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
    }),
    ssoReturn: ssoReturnMachine.provide({
      actors: {
        exchangeCode: promiseOf(calls.exchangeCode),
        authenticate: promiseOf((given, signal) =>
          calls.authenticate({ ...given, fields: null }, signal),
        ),
      },
      actions: { forgetDetails: () => effects.forgetSsoDetails() },
    }),
  }
}
