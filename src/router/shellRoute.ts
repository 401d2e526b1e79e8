import { shellCode, shellLayout } from '@features/pages'
import { createRoute } from '@tanstack/react-router'
import { guard } from './guards'
import { openCode } from './openCode'
import { pageLifecycle } from './pageLifecycle'
import { rootRoute } from './rootRoute'
import { screenView } from './screenView'

/** The shell, and the guard of every page that requires a session. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: shellLayout.id,
  staticData: { kind: 'inside' },
  beforeLoad: guard('inside'),
  ...openCode(shellCode),
  component: screenView(shellCode.screen),
  ...pageLifecycle(shellLayout.starts),
})
