import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isSettled } from '@machines/app/selectors'
import { systemOf } from '@machines/app/system'
import { hasTexts } from '@machines/language/machine'
import { bridge } from '@router/bridge'
import { createAppRouter } from '@router/router'
import { readBoot } from '@runtime/boot'
import { createApp, keepAcrossVisits } from '@runtime/createApp'
import { showInsideTexts } from '@runtime/language/catalogues'
import { once } from '@runtime/once'
import { AppContext } from '@screens/app/AppContext'
import { RenderErrorBoundary } from '@screens/entry/RenderErrorBoundary'
import { SorryScreen } from '@screens/entry/SorryScreen'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'xstate'

/** Starts machines, router and views, in this order: whoever comes later finds the earlier running. */
export function start(element: HTMLElement | null): void {
  if (element === null) throw new Error('The page has no root element')
  const boot = readBoot()
  const running = createApp(boot)
  const { app, report } = running
  app.start()
  keepAcrossVisits(running, boot)
  const system = systemOf(app)
  const isMobile = boot.deployment.mobileUserAgents.some((name) =>
    navigator.userAgent.includes(name),
  )
  const openInside = once(async () => {
    const [{ provideScreens }] = await Promise.all([
      import('@runtime/provideScreens'),
      showInsideTexts(),
    ])
    return provideScreens(running, boot.deployment, (href) => void router.navigate({ href }))
  })
  const context = { app, system, openInside, isMobile }
  const router = createAppRouter(context)

  const root = createRoot(element, {
    onUncaughtError: (error) => report('uncaught render error', error),
    onCaughtError: (error) => report('render error', error),
  })
  // A shared machine that ends in an error is a defect like a view that cannot be drawn.
  app.subscribe({
    error: (error) => {
      report('the app ended in an error', error)
      root.render(<SorryScreen />)
    },
  })

  const render = () => {
    bridge(router, context)
    root.render(
      <RenderErrorBoundary>
        <I18nProvider i18n={i18n}>
          <AppContext value={{ app, system, deployment: boot.deployment }}>
            <RouterProvider router={router} />
          </AppContext>
        </I18nProvider>
      </RenderErrorBoundary>,
    )
  }
  // Both are a matter of microtasks as a rule; if not, the start screen says that something comes.
  const ready = Promise.all([waitFor(app, isSettled), waitFor(system.language, hasTexts)])
  void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 400))]).then(render)
}
