import type { AppVisits } from '@machines/app/visits'
import type { Features } from '@machines/flags/features'
import { type SsoReturn, type SsoReturnOutput, ssoReturnMachine } from '@machines/ssoReturn/machine'
import type { WizardInput, WizardOutput } from '@machines/wizard/context'
import { wizardMachine } from '@machines/wizard/machine'
import { fromPromise } from 'xstate'
import type { Api } from '../api/client'
import { signUpCalls } from '../calls/signUp'
import { readDraft, writeDraft } from '../storage/draft'
import { ssoDetails } from '../storage/stored'
import { openProvider } from './openProvider'
import { runInVisit } from './runInVisit'

type Call<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>
const called = <Input, Output>(call: Call<Input, Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal))

/** The wizard and the way back from a provider, with their effects; fetched when one of them is wanted. */
export function provideWaysIn(api: Api, apiUrl: string, features: () => Features) {
  const calls = signUpCalls(api, () => (features().secondUserType ? 2 : 1))

  const wizard = wizardMachine.provide({
    actors: {
      restoreDraft: fromPromise(() => Promise.resolve(readDraft())),
      lookUpProviders: called(calls.lookUpProviders),
      fetchBuildings: called(calls.fetchBuildings),
      openProvider: fromPromise(({ input }) => openProvider(apiUrl, input)),
      register: called(calls.register),
      acceptTerms: called(calls.acceptTerms),
      saveBuilding: called(calls.saveBuilding),
      sendCode: called(calls.sendCode),
      resendCode: called(calls.resendCode),
      consumeCode: called(calls.consumeCode),
      setPassword: called(calls.setPassword),
      logIn: called(calls.logIn),
      authenticate: fromPromise(({ input, signal }) => calls.authenticate(input, signal)),
    },
    actions: {
      storeDraft: (_, { draft }) => writeDraft(draft),
      dropDraft: () => writeDraft(null),
    },
  })

  const ssoReturn = ssoReturnMachine.provide({
    actors: {
      exchangeCode: called(calls.exchangeCode),
      authenticate: fromPromise(({ input: { vouched }, signal }) =>
        calls.authenticate({ vouched, fields: null }, signal),
      ),
    },
    actions: { forgetDetails: () => ssoDetails.write(null) },
  })

  return {
    runWizard: (
      input: WizardInput,
      visits: AppVisits,
      signal: AbortSignal,
    ): Promise<WizardOutput> => runInVisit(wizard, input, visits.wizard, signal),
    runSsoReturn: (
      input: SsoReturn,
      visits: AppVisits,
      signal: AbortSignal,
    ): Promise<SsoReturnOutput> => runInVisit(ssoReturn, input, visits.ssoReturn, signal),
  }
}
