import { hasFailed, isNotOpen, isSettled } from '@machines/app/selectors'
import type { AppSystem } from '@machines/app/system'
import { hasNoTexts, hasTexts } from '@machines/language/machine'
import { useAppServices } from '@screens/app/AppContext'
import { lazyView } from '@screens/app/lazyView'
import { useApp, useShared } from '@screens/app/useShared'
import { StartFailedScreen } from '@screens/entry/StartFailedScreen'
import { StartScreen } from '@screens/entry/StartScreen'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

const NotOpenScreen = lazyView(async () => (await import('@screens/entry/NotOpenScreen')).default)

/** What stands above every route: the page that is not open, the start that failed, or the route. */
export function Root() {
  const { system } = useAppServices()
  const settled = useApp(isSettled)
  const notOpen = useApp(isNotOpen)
  const failed = useApp(hasFailed)
  const texts = useShared('language', hasTexts)
  const hasCatalogueFailed = useShared('language', hasNoTexts)
  // Not fetched when it is wanted: what has failed is the network, most often.
  if (failed || hasCatalogueFailed) {
    return <StartFailedScreen onRetry={() => startAgain(system)} />
  }
  if (!settled || !texts) return <StartScreen />
  return <Suspense>{notOpen ? <NotOpenScreen /> : <Outlet />}</Suspense>
}

function startAgain({ whitelabel, language }: AppSystem): void {
  whitelabel.send({ type: 'whitelabel.retried' })
  language.send({ type: 'language.retried' })
}
