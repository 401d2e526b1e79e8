import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { readBoot } from '@platform/boot'
import { persistSession } from '@platform/session/persistSession'
import { RouterProvider } from '@tanstack/react-router'
import { applyBrand } from '@ui/theme/applyBrand'
import { brandCss, defaultBrand } from '@ui/theme/brand'
import { createRoot } from 'react-dom/client'
import { assembleConsole } from './assemble'
import { blockUnsavedChanges } from './blockUnsavedChanges'
import { browserEffects } from './browserEffects'
import { ConsoleContext, sessionActorOf } from './ConsoleContext'
import { pages } from './pages'
import { createConsoleRouter } from './router'
import { CrashBoundary } from './shell/CrashBoundary'
import { PageTitle } from './shell/PageTitle'

/** Starts the root machine, then router and views. */
export function start(element: HTMLElement): void {
  applyBrand(brandCss(defaultBrand))
  const boot = readBoot()
  const navigate = (href: string) => void router.navigate({ href: `/operate${href}` })
  const { effects, input } = browserEffects(boot, { console: () => console, navigate })
  const console = assembleConsole(pages, effects, input)
  const router = createConsoleRouter(pages, { console })
  blockUnsavedChanges(router, console)
  console.start()
  persistSession(sessionActorOf(console))
  // Nothing renders without a language; messages from before the catalogue is loaded are in English.
  i18n.loadAndActivate({ locale: 'en-us', messages: {} })
  createRoot(element).render(
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <ConsoleContext value={{ console, navigate }}>
          <PageTitle router={router}>
            <RouterProvider router={router} />
          </PageTitle>
        </ConsoleContext>
      </CrashBoundary>
    </I18nProvider>,
  )
}
