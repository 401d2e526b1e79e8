import '@areas/common'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { hasTexts } from '@machines/language/machine'
import { bridge } from '@router/bridge'
import { type AppRouter, createAppRouter } from '@router/router'
import { readBoot } from '@runtime/boot'
import { browserEffects } from '@runtime/browser/effects'
import { browserInput } from '@runtime/browser/input'
import { keepAcrossVisits } from '@runtime/browser/keepAcrossVisits'
import { AppContext } from '@screens/app/AppContext'
import { MissingCode } from '@screens/app/missingCode'
import { RenderErrorBoundary } from '@screens/entry/RenderErrorBoundary'
import { SorryScreen } from '@screens/entry/SorryScreen'
import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { assemble } from './assemble'
import { drawnField, replayEarlyInput } from './replayEarlyInput'

/** Starts machines, router and views, in this order: whoever comes later finds the earlier running. */
export function start(element: HTMLElement | null): void {
  if (element === null) throw new Error('The page has no root element')
  // Drawn for a visitor who is signed out and reads the language asked for: not for this one.
  if (document.documentElement.dataset.firstScreen === 'other') element.replaceChildren()
  const boot = readBoot()
  const effects = browserEffects({
    boot,
    app: () => app,
    navigate: (href) => void router.navigate({ href }),
    retryPage: () => void router.invalidate(),
  })
  const { app, areas } = assemble(effects, browserInput(boot))
  const { deployment } = boot
  const { report } = effects
  app.start()
  const system = systemOf(app)
  keepAcrossVisits(system, boot)
  const context = { app, system, areas, deployment }
  const router: AppRouter = createAppRouter(context)

  const root = createRoot(element, {
    onUncaughtError: (error) => report('uncaught render error', error),
    onCaughtError: (error) => {
      // A page without its code says so itself, and comes again: no defect.
      if (!(error instanceof MissingCode)) report('render error', error)
    },
  })
  // A shared machine that ends in an error is a defect like a view that cannot be drawn.
  app.subscribe({
    error: (error) => {
      report('the app ended in an error', error)
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

  const render = () => {
    bridge(router, context)
    const drawn = replayEarlyInput(element)
    const { signIn } = app.getSnapshot().children
    for (const event of drawn?.events ?? []) signIn?.send(event)
    flushSync(() =>
      root.render(
        <RenderErrorBoundary>
          <I18nProvider i18n={i18n}>
            <AppContext value={{ app, system, deployment }}>
              <RouterProvider router={router} />
            </AppContext>
          </I18nProvider>
        </RenderErrorBoundary>,
      ),
    )
    hasViews = true
    stopFollowing()
    if (drawn?.hadFocus) element.querySelector<HTMLElement>(drawnField)?.focus()
  }
  // Where the server has drawn the sign-in, it stays until the same screen can be rendered in its place;
  // elsewhere the start screen is shown after a moment.
  const ready = Promise.all([waitFor(app, isSettled), waitFor(system.language, hasTexts)])
  const loaded = ready.then(load)
  const isDrawn = element.childElementCount > 0
  void (isDrawn ? loaded : Promise.race([loaded, pause(400)])).then(render, render)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
