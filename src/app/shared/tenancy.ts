import type { Locale } from '@contract/locales'
import { isInside } from '@machines/auth/session/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { systemOf } from '@machines/platform/app/system'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import { askHealth } from '@platform/missingPage'
import type { SharedDependencies } from './dependencies'

const saveTimeoutMs = 15_000

export function tenancyActors({ host, calls, input }: SharedDependencies) {
  const { deployment, look } = input
  const brand = look?.whitelabel.brand_identifier ?? 'portico'
  const brandScope = deployment.brands[brand]?.ownScope ? brand : 'ALL'

  /** Saves the language for the user's next device; this one stores its own. */
  function saveChoice(system: AppSystem, locale: Locale): void {
    const { session, toasts } = system
    if (!isInside(session.getSnapshot())) return
    calls.saveLocale({ locale }, AbortSignal.timeout(saveTimeoutMs)).then(
      (user) => session.send({ type: 'user.changed', user }),
      () => toasts.send({ type: 'toast.raised', about: 'profile' }),
    )
  }

  return {
    whitelabel: whitelabelMachine.provide({
      actors: { fetchLook: promiseOf((_, signal) => calls.fetchLook(input.host, signal)) },
    }),
    flags: flagsMachine.provide({ actors: { watchFlags: listenerOf(host.watchFlags) } }),
    building: buildingMachine.provide({
      actors: {
        fetchBuildings: promiseOf((_, signal) => calls.fetchBuildings(brandScope, signal)),
        enterBuilding: promiseOf(calls.enterBuilding),
      },
    }),
    language: languageMachine.provide({
      actors: {
        loadCatalogue: promiseOf(host.loadCatalogue),
        askServer: promiseOf((_, signal) => askHealth(host, signal)),
      },
      actions: {
        reloadPage: ({ context }) => host.reloadPage(context.preferences.queried),
        saveChoice: (facts, { locale }) => saveChoice(systemOf(facts), locale),
        tellNotChanged: (facts) =>
          systemOf(facts).toasts.send({ type: 'toast.raised', about: 'language' }),
      },
    }),
  }
}
