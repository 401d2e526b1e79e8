import { accessibilityPage } from '@features/platform/accessibility/accessibility.page'
import { needsOf } from '@shared/pages/needsOf'
import { createRoute } from '@tanstack/react-router'
import { openCode } from './openCode'
import { rootRoute } from './rootRoute'
import { screenView } from './screenView'

const accessibility = createRoute({
  getParentRoute: () => rootRoute,
  path: accessibilityPage.path,
  staticData: { kind: 'open' },
  ...openCode(needsOf(accessibilityPage)),
  component: screenView(accessibilityPage.screen),
})

/** The routes that need no session; no guard redirects from them. */
export const openRoutes = [accessibility] as const
