import type { Boot } from '@contract/deployment'
import { wipeBrowser } from '@features/kiosk/wipeBrowser'
import { sessionOf } from '@machines/auth/session/selectors'
import { featuresNow } from '@machines/platform/app/features'
import { type AppActor, systemOf } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { localeOf } from '@machines/tenancy/language/machine'
import { apiUrlOf } from '@platform/api/apiUrl'
import type { Api } from '@platform/api/client'
import type { ResponseCache } from '@platform/api/responseCache'
import { watchFlags } from '@platform/flags'
import type { Dependencies, Host } from '@platform/host'
import { activateCatalogues, showLanguage } from '@platform/language/catalogues'
import { later, laterListener } from '@platform/later'
import { measuringUse } from '@platform/measuring/measureUse'
import { createInstallOffer } from '@platform/offline/install'
import { reloadPage } from '@platform/reload'
import type { Report } from '@platform/report/reporter'
import { sessionHost } from '@platform/session/sessionHost'
import { leave, openLink, openTab } from '@platform/tabs'
import { chooseProvider } from '@rules/cards/chooseProvider'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { allHydrated } from '@shared/hydration/hydration'
import { landingHref } from './landingHref'

export type Surroundings = {
  boot: Boot
  /** The responses that the server embedded in the page. */
  responses: ResponseCache
  report: Report
  /** Returns the app, which is created after these dependencies. */
  app: () => AppActor
  navigate: (path: string) => void
  /** Loads the route of the current address again. */
  retryPage: () => void
  openFarmSelector?: () => void
}

/** The API of a browser; its client is loaded with the first call. */
function browserApi({ boot, responses, report, app }: Surroundings): Api {
  const { deployment, host, whitelabel } = boot
  return later(async () => {
    const { createApi, createIdentity } = await import('../firstCalls')
    const { session, language, building } = systemOf(app())
    const identity = createIdentity({
      host,
      brand: whitelabel?.brand_identifier ?? 'portico',
      deployment,
      session,
      locale: () => localeOf(language.getSnapshot()),
      buildingUuid: () => buildingOf(building.getSnapshot())?.uuid ?? null,
      onMalformed: (path) => report(`malformed reply of ${path}`),
    })
    return createApi(identity, responses)
  })
}

/** The API and the browser as the host. */
export function browserDependencies(
  surroundings: Surroundings,
): Pick<Dependencies, 'api' | 'host'> {
  const { boot, responses, report, app, navigate, retryPage } = surroundings
  const { deployment } = boot
  const api = browserApi(surroundings)
  const host: Host = {
    apiUrl: apiUrlOf(boot.host, deployment),
    ...sessionHost(responses),
    restore: async (read) => responses.afterHydration(Promise.resolve()).then(read),
    listen: (listener) => listener,
    watchFlags: watchFlags(boot.host, deployment, responses.afterHydration(Promise.resolve())),
    measureUse: measuringUse({
      deployment,
      api,
      user: () => sessionOf(systemOf(app()).session.getSnapshot())?.user.uuid ?? null,
    }),
    loadCatalogue: async ({ locale }, signal) => {
      await allHydrated()
      await showLanguage(locale, signal)
    },
    fetchCatalogues: activateCatalogues,
    fetch: (input, init) => fetch(input, init),
    landingHref,
    navigate,
    goBack: () => window.history.back(),
    retryPage,
    reloadPage,
    leave,
    openLink,
    openTab,
    report,
    ...(isDeveloperBuild && { openFarmSelector: () => surroundings.openFarmSelector?.() }),
    cacheForOffline: later(() => import('@platform/offline/cacheForOffline')).cacheForOffline,
    ...createInstallOffer(),
    wipeBrowser: () => wipeBrowser(navigate),
    window: () => window,
    cardProvider: laterListener(
      async () =>
        (await import('@features/cards/provider/provider')).cardProvider(() =>
          chooseProvider(deployment, featuresNow(systemOf(app()), deployment).productionCards),
        ),
      { type: 'provider.failed' },
    ),
    postToHostPage: async (result) =>
      (await import('@features/cards/provider/postToHostPage')).postToHostPage(result),
  }
  return { api, host }
}
