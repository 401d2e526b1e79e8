import { StartFailedScreen } from '@features/platform/crash/StartFailedScreen'
import { StartScreen } from '@features/platform/crash/StartScreen'
import { hasFailed, isNotOpen, isSettled } from '@machines/platform/app/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { hasCatalogue, hasNoCatalogue, isRetrying } from '@machines/tenancy/language/machine'
import { useAppServices } from '@shared/AppContext'
import { finishPage } from '@shared/hydration/hydration'
import { lazyView } from '@shared/lazyView'
import { useApp, useShared } from '@shared/useShared'
import { Outlet } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

const NotOpenScreen = lazyView(
  async () => (await import('@features/platform/crash/NotOpenScreen')).default,
)

/**
 * Renders above every route: the page of a closed brand, the error of a failed start, or the route.
 */
export function Root() {
  const { system } = useAppServices()
  const settled = useApp(isSettled)
  const notOpen = useApp(isNotOpen)
  const failed = useApp(hasFailed)
  const texts = useShared('language', hasCatalogue)
  const hasCatalogueFailed = useShared('language', hasNoCatalogue)
  const retrying = useShared('language', isRetrying)
  useLayoutEffect(() => {
    if (notOpen) finishPage()
  }, [notOpen])
  // Not loaded lazily, because its cause is usually a failed network.
  if (failed || hasCatalogueFailed) {
    return <StartFailedScreen retrying={retrying} onRetry={() => startAgain(system)} />
  }
  if (!settled || !texts) return <StartScreen />
  return notOpen ? <NotOpenScreen /> : <Outlet />
}

function startAgain({ whitelabel, language }: AppSystem): void {
  whitelabel.send({ type: 'request.retried' })
  language.send({ type: 'request.retried' })
}
