import { RenderErrorBoundary } from '@features/platform/crash/RenderErrorBoundary'
import type { I18n } from '@lingui/core'
import type { AppRouter } from '@router/router'
import { AppContext, type AppServices } from '@shared/AppContext'
import { createPageFocus } from '@shared/focus/pageFocus'
import { PageTitles } from '@shared/PageTitles'
import { Texts } from '@shared/Texts'
import { RouterProvider } from '@tanstack/react-router'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { useEffect, useState } from 'react'

type Props = { i18n: I18n; services: AppServices; router: AppRouter }

/** The whole app as the server renders it and the browser hydrates it. */
export function AppView({ i18n, services, router }: Props) {
  const [focus] = useState(() => createPageFocus(router))
  useEffect(() => focus.start(), [focus])
  return (
    <AppContext value={services}>
      <RenderErrorBoundary>
        <Texts i18n={i18n}>
          <PageTitles onHeading={focus.show}>
            <RouterProvider router={router} />
          </PageTitles>
        </Texts>
      </RenderErrorBoundary>
      <LiveRegions />
    </AppContext>
  )
}
