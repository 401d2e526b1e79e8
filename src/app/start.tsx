import './common'
import type { InlinedBoot } from '@contract/rendering'
import { wizardCode } from '@features/auth/wizard/wizard.page'
import { CrashScreen } from '@features/platform/crash/CrashScreen'
import { i18n } from '@lingui/core'
import { userOf } from '@machines/auth/session/selectors'
import { isSettled } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { startMachine } from '@machines/platform/start/machine'
import { hasCatalogue, hasNoCatalogue } from '@machines/tenancy/language/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import { apiUrlOf } from '@platform/api/apiUrl'
import { createResponseCache } from '@platform/api/responseCache'
import { readBoot } from '@platform/boot'
import { nextTask } from '@platform/nextTask'
import { once } from '@platform/once'
import { browserReporter } from '@platform/report/browserReporter'
import { pageFarm } from '@platform/storage/stored'
import { whenIdle } from '@platform/whenIdle'
import { type AppRouter, createAppRouter, placeOf } from '@router/router'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { reuseFormatted } from '@shared/format/formatters'
import {
  beginHydration,
  hydrateNextPart,
  leaveUnhydrated,
  pageHydrated,
} from '@shared/hydration/hydration'
import { MissingCode } from '@shared/missingCode'
import { setRenderTime } from '@shared/renderTime'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createActor, waitFor } from 'xstate'
import { AppView } from './AppView'
import { assemble } from './assemble'
import { browserDependencies } from './browser/host'
import { browserInput } from './browser/input'
import { openNextCode } from './browser/nextCode'
import { persistState } from './browser/persistState'
import { takeRendered } from './browser/takeRendered'
import { replayEvents, replayTyping, takeCapturedEvents } from './eventReplay'
import { syncAddress } from './syncAddress'

/** Loaded when the browser is idle: it translates only a page that is complete. */
const followTranslations = async (root: HTMLElement) => {
  const code = await import('./browser/translatedTexts').catch(() => null)
  code?.followTranslator(root)
}

/**
 * Starts machines, router and views, in this order: each needs the ones before it. Between them, the browser can respond
 * to the user.
 */
export async function start(element: HTMLElement | null): Promise<void> {
  if (element === null) throw new Error('The page has no root element')
  await nextTask()
  const boot: InlinedBoot = readBoot()
  // The server's markup is of the deployment's own server.
  const isOwnServer = !isDeveloperBuild || pageFarm === null
  const rendered = takeRendered(element, isOwnServer ? boot : { ...boot, rendered: null })
  if (rendered !== null) {
    reuseFormatted(rendered.formatted)
    setRenderTime(rendered.at)
  }
  const responses = createResponseCache(rendered)
  const { report, inspect, watch } = browserReporter(boot, () => app)
  watch()
  const { api, host } = browserDependencies({
    boot,
    responses,
    report,
    app: () => app,
    navigate: (href) => void router.navigate({ href }),
    retryPage: () => void router.invalidate(),
    ...(isDeveloperBuild && { openFarmSelector: () => void openFarm.then((open) => open?.()) }),
  })
  const { deployment } = boot
  // Written out instead of using `isDeveloperBuild`, so that other builds contain none of these
  // files.
  const inspector =
    import.meta.env.PORTICO_DEVELOPER === 'true'
      ? (await import('./inspector')).createAppInspector()
      : null
  const { app, code, prefetchPage } = assemble({ api, host }, browserInput(boot), {
    inspect,
    ...inspector?.observing(inspect),
  })
  await nextTask()
  inspector?.attach(app)
  app.start()
  const system = systemOf(app)
  persistState(system, boot, rendered)
  const context = { app, system, code, deployment, prefetchPage }
  await nextTask()
  const router: AppRouter = createAppRouter(context)
  const openFarm = startDeveloper()
  async function startDeveloper(): Promise<(() => void) | null> {
    // Written out instead of using `isDeveloperBuild`, so that other builds contain none of these
    // files.
    if (import.meta.env.PORTICO_DEVELOPER !== 'true' || deployment.developer === undefined)
      return null
    const [{ showFarm }, { farmEffects }] = await Promise.all([
      import('./developer'),
      import('@features/platform/farm/farmEffects'),
      host.fetchCatalogues('developer'),
    ])
    const apiUrl = new URL(apiUrlOf(boot.host, deployment, null), window.location.origin).href
    const farms = farmEffects(deployment.developer, () => window.location.replace('/'))
    return showFarm({ system, router, effects: farms, report, farm: pageFarm, apiUrl })
  }
  const view = <AppView i18n={i18n} services={{ app, system, deployment }} router={router} />

  const onErrors = {
    onUncaughtError: (error: unknown) => report('uncaught render error', error),
    onCaughtError: (error: unknown) => {
      // Not a defect: the page itself shows that its code is missing, and retries.
      if (!(error instanceof MissingCode)) report('render error', error)
    },
    onRecoverableError: (error: unknown) => report('the rendered page differs', error),
  }
  let root: Root | null = null
  const mount = (page: ReactNode) => {
    // Nothing renders without a language; messages from before the catalogue is loaded are in
    // English.
    if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en-us', messages: {} })
    root ??= createRoot(element, onErrors)
    root.render(page)
  }

  // The router does not follow Back and Forward until its views are mounted, and would show a page
  // that the user has left meanwhile. Until then, this listener follows the history.
  let stopFollowing = () => {}
  let stopReplaying = () => {}
  const settled = async () => {
    await waitFor(app, isSettled)
  }
  const catalogues = async () => {
    await settled()
    // Without a catalogue, the app renders the error that the start has failed.
    await waitFor(system.language, (at) => hasCatalogue(at) || hasNoCatalogue(at))
  }
  const loadPlace = once(async () => {
    await catalogues()
    stopFollowing()
    stopFollowing = router.history.subscribe(() => void router.load())
    await router.load()
  })
  const isAsRendered = () => {
    const isHere = !router.state.isLoading && placeOf(router) === rendered?.href
    // Without its code, the page shows an error, which the server's markup does not contain.
    const hasFailed = router.state.matches.some(({ status }) => status === 'error')
    // Another tab may have signed in or out since the page was compared with the storage.
    const user = userOf(system.session.getSnapshot())?.uuid
    const isTheirs = user === rendered?.user?.uuid
    const isComplete = i18n.locale === rendered?.locale && responses.isDrained()
    return isHere && isTheirs && isComplete && !hasFailed
  }
  const starting = createActor(
    startMachine.provide({
      actors: {
        awaitApp: promiseOf(settled),
        fetchCode: promiseOf(async () => {
          void loadPlace()
          // After the first catalogue: the first render must not fail because a feature's messages
          // are missing.
          await catalogues()
          if (rendered?.areas.includes(wizardCode.area)) await code.open(wizardCode)
        }),
        loadPlace: promiseOf(loadPlace),
        awaitHydration: promiseOf(async () => pageHydrated()),
        watchAgreement: listenerOf((emit) => {
          const branding = () => isAsRendered() && emit({ type: 'page.agreed' })
          const clock = setInterval(branding)
          return () => clearInterval(clock)
        }),
      },
      actions: {
        syncAddress: () => void syncAddress(router, context),
        draw: () => {
          takeCapturedEvents(element)
          flushSync(() => mount(view))
        },
        hydrate: () => {
          const done = takeCapturedEvents(element)
          beginHydration(app)
          root = hydrateRoot(element, view, onErrors)
          replayEvents(done)
          stopReplaying = replayTyping(element)
        },
        replayTyping: () => {
          leaveUnhydrated()
          stopReplaying()
        },
        receive: () => responses.release(),
        finish: () => {
          stopFollowing()
          responses.drop()
          // Appears in the browser's performance tools.
          performance.mark('awake')
          whenIdle(() => system.consent.send({ type: 'question.due' }))
          hydrateWhenIdle()
          whenIdle(() => void followTranslations(element))
          // Home, or the app, may end before it has tiles.
          openNextCode(context, router).catch(() => undefined)
        },
        showCrashScreen: () => mount(<CrashScreen />),
      },
    }),
    { input: { isRendered: rendered !== null } },
  )
  function hydrateWhenIdle() {
    whenIdle(() => hydrateNextPart() && hydrateWhenIdle())
  }
  // A shared machine that ends in an error is a defect, like a view that fails to render.
  app.subscribe({
    error: (error) => {
      report('the app ended in an error', error, app)
      starting.send({ type: 'app.ended' })
    },
  })
  starting.start()
}
