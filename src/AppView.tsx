import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { AppRouter } from '@router/router'
import { AppContext, type AppServices } from '@screens/app/AppContext'
import { PageTitles } from '@screens/app/PageTitles'
import { RenderErrorBoundary } from '@screens/entry/RenderErrorBoundary'
import { RouterProvider } from '@tanstack/react-router'

type Props = { i18n: I18n; services: AppServices; router: AppRouter }

/** All that is drawn, by the server and then by the browser: what one has drawn the other goes on with. */
export function AppView({ i18n, services, router }: Props) {
  return (
    <AppContext value={services}>
      <RenderErrorBoundary>
        <I18nProvider i18n={i18n}>
          <PageTitles>
            <RouterProvider router={router} />
          </PageTitles>
        </I18nProvider>
      </RenderErrorBoundary>
    </AppContext>
  )
}
