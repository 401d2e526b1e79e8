import type { Locale } from '@contract/locales'
import { isInside } from '@machines/auth/session/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { systemOf } from '@machines/platform/app/system'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import { checkHealth } from '@platform/chunkRecovery'
import type { SharedDependencies } from './dependencies'

const saveTimeoutMs = 15_000

export function tenancyActors({ api, host, calls, input, app }: SharedDependencies) {
  const { deployment, branding } = input
  const brand = branding?.whitelabel.brand_identifier ?? 'portico'
  const brandScope = deployment.brands[brand]?.ownScope ? brand : 'ALL'

  const isPrefetchOffered = deployment.extensions.includes('prefetch')
  /** Starts one call for all reads of a page; its first reads wait for the response. */
  function prefetch(href: string, signal: AbortSignal): void {
    if (isPrefetchOffered) void api.prefetch(href, signal)
  }

  /** The page that opens with a building for a user who has just signed in, or loaded the page. */
  function landingHref(buildingUuid: string | null): string {
    const { queried, chosen } = systemOf(app()).language.getSnapshot().context.preferences
    return host.landingHref(buildingUuid, queried ?? chosen)
  }

  /** Saves the language to the account for the user's other devices; this device stores its own. */
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
      actors: { fetchBranding: promiseOf((_, signal) => calls.fetchBranding(input.host, signal)) },
    }),
    flags: flagsMachine.provide({ actors: { watchFlags: listenerOf(host.watchFlags) } }),
    building: buildingMachine.provide({
      actors: {
        fetchBuildings: promiseOf(({ uuid }, signal) => {
          prefetch(landingHref(uuid), signal)
          return calls.fetchBuildings(brandScope, signal)
        }),
        enterBuilding: promiseOf(({ uuid, switched }, signal) => {
          if (uuid !== null) prefetch(switched ? `/building/${uuid}` : landingHref(uuid), signal)
          return calls.enterBuilding({ uuid }, signal)
        }),
      },
    }),
    language: languageMachine.provide({
      actors: {
        loadCatalogue: promiseOf(host.loadCatalogue),
        checkServer: promiseOf((_, signal) => checkHealth(host, signal)),
      },
      actions: {
        reloadPage: ({ context }) => host.reloadPage(context.preferences.queried),
        saveChoice: (facts, { locale }) => saveChoice(systemOf(facts), locale),
        notifyNotChanged: (facts) =>
          systemOf(facts).toasts.send({ type: 'toast.raised', about: 'language' }),
      },
    }),
  }
}
