import '@areas/common'
import type { AreaName } from '@areas/areas'
import type { InlinedBoot, Paint } from '@contract/paint'
import { SorryScreen } from '@features/platform/trouble/SorryScreen'
import { i18n } from '@lingui/core'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { isSettled } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { hasNoTexts, hasTexts } from '@machines/tenancy/language/machine'
import { apiUrlOf } from '@platform/api/apiUrl'
import { carriedBy } from '@platform/api/carried'
import { readBoot } from '@platform/boot'
import { browserReporter } from '@platform/report/browserReporter'
import { pageFarm } from '@platform/storage/stored'
import { whenIdle } from '@platform/whenIdle'
import { type AppRouter, createAppRouter, placeOf } from '@router/router'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import { MissingCode } from '@shared/missingCode'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import { AppView } from './AppView'
import { assemble } from './assemble'
import { browserEffects } from './browser/effects'
import { browserInput } from './browser/input'
import { keepAcrossVisits } from './browser/keepAcrossVisits'
import { takePaint } from './browser/paint'
import { tileTransitions } from './browser/tileTransition'
import { replayEarly, takeEarly } from './early'
import { syncAddress } from './syncAddress'

/** How long a painted page waits for its machines to be where the server's were, before it is drawn anew. */
const agreementMs = 1000

/** Starts machines, router and views, in this order: whoever comes later finds the earlier running. */
export function start(element: HTMLElement | null): void {
  if (element === null) throw new Error('The page has no root element')
  const boot: InlinedBoot = readBoot()
  // What was painted is of the deployment's own server.
  const isOwnServer = !isDeveloperBuild || pageFarm === null
  const paint = takePaint(element, isOwnServer ? boot : { ...boot, paint: null })
  const carried = carriedBy(paint)
  const { report, inspect, watch } = browserReporter(boot, () => app)
  watch()
  const effects = browserEffects({
    boot,
    carried,
    report,
    app: () => app,
    navigate: (href) => void router.navigate({ href }),
    retryPage: () => void router.invalidate(),
    ...(isDeveloperBuild && { openFarmSelector: () => void openFarm.then((open) => open?.()) }),
  })
  const { app, areas, readPage } = assemble(effects, browserInput(boot), inspect)
  const { deployment } = boot
  app.start()
  const system = systemOf(app)
  keepAcrossVisits(system, boot, paint)
  const context = { app, system, areas, deployment, readPage }
  const router: AppRouter = createAppRouter(
    context,
    tileTransitions(() => !isKiosk(system.kiosk.getSnapshot())),
  )
  const openFarm = startDeveloper()
  async function startDeveloper(): Promise<(() => void) | null> {
    // In full, and not by `isDeveloperBuild`: only so other builds have none of these files.
    if (import.meta.env.PORTICO_DEVELOPER !== 'true' || deployment.developer === undefined)
      return null
    const [{ showFarm }, { farmEffects }] = await Promise.all([
      import('./developer'),
      import('@features/platform/farm/farmEffects'),
      effects.fetchTexts('developer'),
    ])
    const apiUrl = new URL(apiUrlOf(boot.host, deployment, null), window.location.origin).href
    const farms = farmEffects(deployment.developer, () => window.location.replace('/'))
    return showFarm({ system, router, effects: farms, report, farm: pageFarm, apiUrl })
  }
  const view = <AppView i18n={i18n} services={{ app, system, deployment }} router={router} />

  const onErrors = {
    onUncaughtError: (error: unknown) => report('uncaught render error', error),
    onCaughtError: (error: unknown) => {
      // A page without its code says so itself, and comes again: no defect.
      if (!(error instanceof MissingCode)) report('render error', error)
    },
    onRecoverableError: (error: unknown) => report('the painted page differs', error),
  }
  let root: Root | null = null
  // A shared machine that ends in an error is a defect like a view that cannot be drawn.
  app.subscribe({
    error: (error) => {
      report('the app ended in an error', error, app)
      root ??= createRoot(element, onErrors)
      root.render(<SorryScreen />)
    },
  })

  // Before its views are mounted, the router does not listen to Back and Forward: a page that was left
  // meanwhile would be shown. Until then the history is listened to here.
  let hasViews = false
  let stopFollowing = () => {}
  const load = () => {
    if (!hasViews) stopFollowing = router.history.subscribe(() => void router.load())
    return router.load()
  }
  // Without texts there is something to show, too: that the start has failed.
  const knowsTexts = waitFor(system.language, (at) => hasTexts(at) || hasNoTexts(at))
  const settled = Promise.all([waitFor(app, isSettled), knowsTexts])
  const loaded = settled.then(load)

  const draw = () => {
    takeEarly(element)
    // Nothing is drawn without a language; what is said before there are texts is English.
    if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en-us', messages: {} })
    root = createRoot(element, onErrors)
    flushSync(() => root?.render(view))
  }
  // What was painted stays until all stands behind it that it shows; then it wakes, and nothing is drawn twice.
  const wake = async (painted: Paint) => {
    const isThere = () => {
      const isHere = !router.state.isLoading && placeOf(router) === painted.href
      return isHere && i18n.locale === painted.locale && carried.isUsedUp()
    }
    await until(isThere, agreementMs)
    // Meanwhile somebody may have gone elsewhere, or another tab has changed what there is to show.
    if (!isThere()) return draw()
    const done = takeEarly(element)
    flushSync(() => {
      root = hydrateRoot(element, view, onErrors)
    })
    replayEarly(done)
  }
  const show = async (painted: Paint | null) => {
    syncAddress(router, context)
    if (painted === null) draw()
    else await wake(painted)
    hasViews = true
    stopFollowing()
    carried.drop()
    // From now on every press is answered; browsers show it beside their own marks.
    performance.mark('awake')
    whenIdle(() => system.consent.send({ type: 'question.due' }))
  }
  // Nobody waits longer than this for what may never come, such as code that is gone.
  const soon = () => Promise.race([loaded, pause(400)])
  const drawSoon = () =>
    soon().then(
      () => show(null),
      () => show(null),
    )
  if (paint === null) void drawSoon()
  else {
    // Not before the first texts are on show: these must not fail for want of an area's.
    const code = settled.then(() =>
      Promise.all(paint.areas.map((name) => areas.open(name as AreaName))),
    )
    void Promise.all([loaded, code]).then(() => show(paint), drawSoon)
    // What does not get as far as the server did has to hear more than that.
    const hear = () => carried.hear()
    void pause(agreementMs).then(() => isSettled(app.getSnapshot()) || hear())
    void code.then(() => pause(agreementMs)).then(hear, hear)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks once a turn, for as long as is given. */
async function until(holds: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms
  do await pause(0)
  while (!holds() && performance.now() < end)
}
