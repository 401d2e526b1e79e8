import { signInCalls } from '@features/auth/api/signIn'
import { signUpCalls } from '@features/auth/api/signUp'
import { readDraft, writeDraft } from '@features/auth/draft'
import { openProvider } from '@features/auth/provider/openProvider'
import { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { featuresNow } from '@machines/platform/app/features'
import { systemOf } from '@machines/platform/app/system'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { ssoDetails } from '@platform/storage/stored'

const callsOf = ({ api, app, deployment }: Dependencies) =>
  signUpCalls(api, () => (featuresNow(systemOf(app()), deployment).secondUserType ? 2 : 1))

/** Builds the machine of sign-up and password reset. */
export function wizard(dependencies: Dependencies) {
  const { api, host } = dependencies
  const calls = callsOf(dependencies)
  return wizardMachine.provide({
    actors: {
      restoreDraft: promiseOf(() => host.restore(readDraft)),
      lookUpProviders: promiseOf(calls.lookUpProviders),
      fetchBuildings: promiseOf(calls.fetchBuildings),
      openProvider: promiseOf((redirect) => openProvider(host, redirect)),
      register: promiseOf(calls.register),
      acceptTerms: promiseOf(calls.acceptTerms),
      saveBuilding: promiseOf(calls.saveBuilding),
      sendCode: promiseOf(calls.sendCode),
      resendCode: promiseOf(calls.resendCode),
      consumeCode: promiseOf(calls.consumeCode),
      setPassword: promiseOf(calls.setPassword),
      logIn: promiseOf(signInCalls(api).logIn),
      authenticate: promiseOf(calls.authenticate),
    },
    actions: {
      storeDraft: (_, { draft }) => writeDraft(draft),
      dropDraft: () => writeDraft(null),
    },
  })
}

/** Builds the machine of the callback from an identity provider. */
export function ssoCallback(dependencies: Dependencies) {
  const calls = callsOf(dependencies)
  return ssoCallbackMachine.provide({
    actors: {
      exchangeCode: promiseOf(calls.exchangeCode),
      authenticate: promiseOf((input, signal) =>
        calls.authenticate({ ...input, fields: null }, signal),
      ),
    },
    actions: { forgetDetails: () => ssoDetails.write(null) },
  })
}
