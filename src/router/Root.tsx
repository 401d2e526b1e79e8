import { StartFailedScreen } from '@features/platform/trouble/StartFailedScreen'
import { StartScreen } from '@features/platform/trouble/StartScreen'
import { hasFailed, isNotOpen, isSettled } from '@machines/platform/app/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { hasNoTexts, hasTexts, isRetrying } from '@machines/tenancy/language/machine'
import { useAppServices } from '@shared/AppContext'
import { lazyView } from '@shared/lazyView'
import { useApp, useShared } from '@shared/useShared'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

const NotOpenScreen = lazyView(
  async () => (await import('@features/platform/trouble/NotOpenScreen')).default,
)

/** What stands above every route: the page that is not open, the start that failed, or the route. */
export function Root() {
  const { system } = useAppServices()
  const settled = useApp(isSettled)
  const notOpen = useApp(isNotOpen)
  const failed = useApp(hasFailed)
  const texts = useShared('language', hasTexts)
  const hasCatalogueFailed = useShared('language', hasNoTexts)
  const retrying = useShared('language', isRetrying)
  // Not fetched when it is wanted: what has failed is the network, most often.
  if (failed || hasCatalogueFailed) {
    return <StartFailedScreen retrying={retrying} onRetry={() => startAgain(system)} />
  }
  if (!settled || !texts) return <StartScreen />
  return <Suspense>{notOpen ? <NotOpenScreen /> : <Outlet />}</Suspense>
}

function startAgain({ whitelabel, language }: AppSystem): void {
  whitelabel.send({ type: 'whitelabel.retried' })
  language.send({ type: 'language.retried' })
}
