import type { Boot } from '@contract/deployment'
import { readDraft, writeDraft } from '@features/auth/draft'
import { keepingPasses } from '@features/content/keptPasses'
import { catchPresses } from '@features/kiosk/catchPresses'
import { watchGuest } from '@features/kiosk/watchGuest'
import { wipeBrowser } from '@features/kiosk/wipeBrowser'
import { recentSearches } from '@features/search/recentSearches'
import { sessionOf } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { featuresNow } from '@machines/platform/app/features'
import { type AppActor, systemOf } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { localeOf } from '@machines/tenancy/language/machine'
import { apiUrlOf } from '@platform/api/apiUrl'
import type { Carried } from '@platform/api/carried'
import type { Api } from '@platform/api/client'
import type { Identity } from '@platform/api/identity'
import type { Effects } from '@platform/effects'
import { watchFlags } from '@platform/flags'
import { showLanguage, showTexts } from '@platform/language/catalogues'
import { later, laterListener } from '@platform/later'
import { storeChoice, watchChoice } from '@platform/measuring/choice'
import { measuringUse } from '@platform/measuring/measureUse'
import { askHealth, keepReload } from '@platform/missingPage'
import { watchNetwork } from '@platform/network'
import { watchConnection } from '@platform/offline/connection'
import { installEffects } from '@platform/offline/install'
import { once } from '@platform/once'
import { openTab, openUrl } from '@platform/openUrl'
import { canOwn } from '@platform/ownList'
import { watchPresence } from '@platform/presence'
import { reloadPage } from '@platform/reload'
import type { Report } from '@platform/report/reporter'
import { sessionEffects } from '@platform/session/effects'
import { forgetOwn, forgetUse, purge, ssoDetails } from '@platform/storage/stored'
import { chooseProvider } from '@rules/cards/chooseProvider'
import { handOffAddress } from '@rules/kiosk/handOff'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { askingOf } from './asking'

/** What is typed and not sent; each with the code of its page. */
const drafts = {
  helpDesk: async () => (await import('@features/support/helpDeskDraft')).helpDeskDraft,
  profile: async () => (await import('@features/account/profileEdits')).profileEdits,
  card: async () => (await import('@features/cards/cardDraft')).cardDraft,
}

export type Surroundings = {
  boot: Boot
  /** What came with the painted page. */
  carried: Carried
  report: Report
  /** The app that the effects are for; it is made after them. */
  app: () => AppActor
  navigate: (path: string) => void
  /** Loads the page of the address once more. */
  retryPage: () => void
  openFarmSelector?: () => void
}

/** The effects of a browser: calls to the server, storage, other tabs. Code is fetched when it is needed. */
export function browserEffects(surroundings: Surroundings): Effects {
  const { boot, carried, report, app, navigate, retryPage } = surroundings
  const { deployment, host } = boot
  const brand = boot.whitelabel?.brand_identifier ?? 'portico'
  const brandScope = deployment.brands[brand]?.ownScope ? brand : 'ALL'
  const apiUrl = apiUrlOf(host, deployment)
  const system = () => systemOf(app())

  const identity = once(async (): Promise<Identity> => {
    const { createIdentity } = await import('./server')
    return createIdentity({
      host,
      brand,
      deployment,
      session: system().session,
      locale: () => localeOf(system().language.getSnapshot()),
      buildingUuid: () => buildingOf(system().building.getSnapshot())?.uuid ?? null,
      onMalformed: (path) => report(`malformed reply of ${path}`),
    })
  })
  const api: Api = later(async () => {
    const [{ createApi }, known] = await Promise.all([import('./server'), identity()])
    return createApi(known, carried)
  })
  const goodToken = async () =>
    (await identity()).goodToken(AbortSignal.timeout(deployment.limits.requestTimeoutMs))

  const server = later(async () => {
    const calls = await import('./server')
    return {
      ...calls.buildingCalls(api, brandScope),
      ...calls.kioskCalls(api),
      ...calls.lookCalls(api),
      ...calls.profileCalls(api),
      ...calls.signInCalls(api),
    }
  })
  const authLinks = later(async () =>
    (await import('@features/auth/api/authLink')).authLinkCalls(api),
  )
  const support = later(async () =>
    (await import('@features/support/api/support')).supportCalls(api),
  )
  const bridge = later(async () => {
    const [{ bridgeCalls }, { hostFacts }] = await Promise.all([
      import('@features/embed/bridge/calls'),
      import('@features/embed/bridge/hostFacts'),
    ])
    return bridgeCalls(api, {
      facts: () => hostFacts(system(), deployment),
      goodToken: async (signal) => (await identity()).goodToken(signal),
      apiUrl: new URL(apiUrl, window.location.origin).href,
    })
  })
  const provider = later(() => import('@features/auth/provider/openProvider'))

  return {
    api,
    ...sessionEffects(api, {
      wantsUpgrade: () => featuresNow(system(), deployment).hostSdk,
      carried,
    }),
    fetchLook: (_, signal) => server.fetchLook(host, signal),
    watchFlags: watchFlags(host, deployment),
    watchPresence,
    watchGuest,
    catchPresses,
    watchChoice,
    storeChoice,
    forgetUse,
    measureUse: measuringUse({
      deployment,
      api,
      user: () => sessionOf(system().session.getSnapshot())?.user.uuid ?? null,
    }),
    wipeBrowser: () => wipeBrowser(navigate),
    followStream: laterListener(
      async () => (await import('@platform/live')).followStreams(api),
      { type: 'stream.closed' },
      // Whoever is about to set something wants to see what others do with it.
      ({ topics }) => topics.some((topic) => topic.startsWith('suite:')),
    ),
    fetchBuildings: server.fetchBuildings,
    enterBuilding: server.enterBuilding,
    loadCatalogue: ({ locale }, signal) => showLanguage(locale, signal),
    fetchTexts: showTexts,
    saveLocale: server.saveLocale,
    startKiosk: server.startKiosk,
    leaveKiosk: server.leaveKiosk,
    loadPage: async (page, signal) => {
      const { pageLoader } = await import('@features/embed/frame/loadPage')
      const kiosk = isKiosk(system().kiosk.getSnapshot())
      return pageLoader(deployment, goodToken, kiosk)(page, signal)
    },
    foreignPage: async ({ address }, signal) => {
      const { origin } = new URL(address, window.location.origin)
      if (origin === window.location.origin) return null
      const isOffered = deployment.extensions.includes('apps')
      return {
        origin,
        apps: isOffered ? await bridge.registeredApps({ address }, signal) : [],
      }
    },
    launchPage: bridge.launchPage,
    // The assembly has fetched this code before the frame shows its page, so no message comes too early.
    watchFrame: laterListener(
      async () => (await import('@features/embed/bridge/frameMessages')).watchFrame,
      { given: null, origin: '', unexpectedSource: 'window' },
    ),
    answerFrame: async (said) =>
      (await import('@features/embed/bridge/frameMessages')).answerFrame(said),
    openApp: bridge.openApp,
    performForApp: bridge.perform,
    hostWindow: () => window,
    goBack: () => window.history.back(),
    report,
    purgeStorage: purge,
    ...(isDeveloperBuild
      ? { openFarmSelector: () => surroundings.openFarmSelector?.() }
      : ({} as Pick<Effects, 'openFarmSelector'>)),
    askServer: (_, signal) => askHealth(apiUrl, signal),
    watchNetwork,
    watchConnection,
    keepVisit: later(() => import('@platform/offline/keepVisit')).keepVisit,
    forgetKept: forgetOwn,
    ...installEffects(),
    retryPage,
    keepReload,
    reloadPage,

    lookUpEmail: server.lookUpEmail,
    fetchGuestBuildings: server.fetchGuestBuildings,
    logIn: server.logIn,
    openProvider: (visit) => provider.openProvider(apiUrl, visit),
    restoreDraft: () => Promise.resolve(readDraft()),
    storeDraft: writeDraft,
    userTypeId: () => (featuresNow(system(), deployment).secondUserType ? 2 : 1),
    forgetSsoDetails: () => ssoDetails.write(null),

    launchAdmin: async ({ key }, signal) => {
      const tab = openTab()
      try {
        return await authLinks.launchAdmin(
          { tab, adminUrl: deployment.adminUrl ?? '/', key },
          signal,
        )
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    navigate,
    openUrl: (url, onFailed) => {
      // A tab that a guest opens would outlive the wipe.
      if (isKiosk(system().kiosk.getSnapshot())) {
        const address = handOffAddress(url, window.location.href)
        if (address !== null)
          system().kioskIdle.send({ type: 'handOff.offered', address, needsSignIn: false })
        return
      }
      openUrl(url, deployment.tokenOrigins, goodToken, onFailed, {
        isApp: (origin) =>
          deployment.extensions.includes('apps') && deployment.frameOrigins.includes(origin),
        launch: async (address) => {
          const signal = AbortSignal.timeout(deployment.limits.requestTimeoutMs)
          const apps = await bridge.registeredApps({ address }, signal)
          return bridge.launchPage({ address, apps }, signal)
        },
      })
    },
    hasOwn: (thing) => canOwn(thing, isKiosk(system().kiosk.getSnapshot()), deployment),
    keepPasses: (read) => keepingPasses(system, read),
    submitRequest: (sent, signal) =>
      support.submitRequest(sent, askingOf(system(), deployment), signal),
    readHelpDeskDraft: async () => (await drafts.helpDesk()).read() ?? {},
    storeHelpDeskDraft: async (fields) => (await drafts.helpDesk()).write(fields),
    ...recentSearches(system),
    readProfileEdits: async () => (await drafts.profile()).read() ?? {},
    storeProfileEdits: async (edits) => (await drafts.profile()).write(edits),
    cardProvider: laterListener(
      async () =>
        (await import('@features/cards/provider/provider')).cardProvider(() =>
          chooseProvider(deployment, featuresNow(system(), deployment).productionCards),
        ),
      { type: 'provider.failed' },
    ),
    tellHostPage: async (result) =>
      (await import('@features/cards/provider/tellHostPage')).tellHostPage(result),
    readCardDraft: async () => (await drafts.card()).read(),
    storeCardDraft: async (draft) => (await drafts.card()).write(draft),
  }
}
