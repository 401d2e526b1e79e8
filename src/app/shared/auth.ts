import { openProvider } from '@features/auth/provider/openProvider'
import { ssoCallbackLogic, wizardCode, wizardLogic } from '@features/auth/wizard/wizard.page'
import { shellCode } from '@features/pages'
import type { EmailFacts } from '@machines/auth/signIn/context'
import { isKnown } from '@machines/auth/signIn/guards'
import { signInMachine } from '@machines/auth/signIn/machine'
import { ssoOf } from '@machines/auth/wizard/sso'
import { featuresNow } from '@machines/platform/app/features'
import { systemOf } from '@machines/platform/app/system'
import { promiseOf } from '@platform/actorOf'
import { sessionOperations } from '@platform/session/operations'
import { provideSession } from '@platform/session/provideSession'
import type { SharedDependencies } from './dependencies'

export function authActors({ api, host, app, deployment, calls, code }: SharedDependencies) {
  const session = sessionOperations({
    api,
    host,
    wantsUpgrade: () => featuresNow(systemOf(app()), deployment).hostSdk,
  })
  const lookUpEmail = promiseOf<{ email: string }, EmailFacts>(async (input, signal) => {
    const facts = await calls.lookUpEmail(input, signal)
    // The provider dialog is part of the wizard's code and messages.
    if (ssoOf(facts.providers) !== 'none') await code.open(wizardCode)
    // The shell loads while the user types the password. If that fails, it is requested again when
    // needed.
    else if (isKnown(facts.status)) code.open(shellCode).catch(() => undefined)
    return facts
  })
  return {
    session: provideSession({
      ...session,
      repeatSignOuts: host.listen(session.repeatSignOuts),
      watchTabs: host.listen(session.watchTabs),
    }),
    signIn: signInMachine.provide({
      actors: {
        lookUpEmail,
        fetchGuestBuildings: promiseOf(calls.fetchGuestBuildings),
        openProvider: promiseOf((redirect) => openProvider(host, redirect)),
        logIn: promiseOf(calls.logIn),
      },
    }),
    lookUpEmail,
    fetchWizard: promiseOf<undefined, void>(() => code.open(wizardCode)),
    openKiosk: promiseOf(calls.openKiosk),
    wizard: code.logic(wizardLogic),
    ssoCallback: code.logic(ssoCallbackLogic),
  }
}
