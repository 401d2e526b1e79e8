import '@areas/common'
import type { AreaName } from '@areas/areas'
import type { InlinedBoot, Paint } from '@contract/paint'
import { i18n } from '@lingui/core'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { isKiosk } from '@machines/kiosk/machine'
import { hasNoTexts, hasTexts } from '@machines/language/machine'
import { bridge } from '@router/bridge'
import { type AppRouter, createAppRouter, placeOf } from '@router/router'
import { carriedBy } from '@runtime/api/carried'
import { readBoot } from '@runtime/boot'
import { browserEffects } from '@runtime/browser/effects'
import { browserInput } from '@runtime/browser/input'
import { keepAcrossVisits } from '@runtime/browser/keepAcrossVisits'
import { takePaint } from '@runtime/browser/paint'
import { tileTransitions } from '@runtime/browser/tileTransition'
import { MissingCode } from '@screens/app/missingCode'
import { SorryScreen } from '@screens/entry/SorryScreen'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import { AppView } from './AppView'
import { assemble } from './assemble'
import { replayEarly, takeEarly } from './early'

/** How long a painted page waits for its machines to be where the server's were, before it is drawn anew. */
const agreementMs = 1000

/** Starts machines, router and views, in this order: whoever comes later finds the earlier running. */
export function start(element: HTMLElement | null): void {
  if (element === null) throw new Error('The page has no root element')
  const boot: InlinedBoot = readBoot()
  const paint = takePaint(element, boot)
  const carried = carriedBy(paint)
  const effects = browserEffects({
    boot,
    carried,
    app: () => app,
    navigate: (href) => void router.navigate({ href }),
    retryPage: () => void router.invalidate(),
  })
  const { app, areas, readPage } = assemble(effects, browserInput(boot))
  const { deployment } = boot
  const { report } = effects
  app.start()
  const system = systemOf(app)
  keepAcrossVisits(system, boot, paint)
  const context = { app, system, areas, deployment, readPage }
  const router: AppRouter = createAppRouter(
    context,
    tileTransitions(() => !isKiosk(system.kiosk.getSnapshot())),
  )
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
      report('the app ended in an error', error)
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
    bridge(router, context)
    if (painted === null) draw()
    else await wake(painted)
    hasViews = true
    stopFollowing()
    carried.drop()
    // From now on every press is answered; browsers show it beside their own marks.
    performance.mark('awake')
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
