import { shellLayout } from '@features/pages'
import { createRoute } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import { guard } from './guards'
import { openArea } from './openArea'
import { pageLife } from './pageLife'
import { rootRoute } from './rootRoute'

/** The shell, and the guard of every page behind the sign-in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: shellLayout.id,
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  ...openArea(shellLayout.area),
  component: areaPage('inside', 'Shell'),
  ...pageLife(shellLayout.starts),
})
