import { hasFailed, isNotOpen, isSettled } from '@machines/app/selectors'
import { hasNoTexts, hasTexts } from '@machines/language/machine'
import { useApp, useShared } from '@screens/app/useShared'
import { StartScreen } from '@screens/entry/StartScreen'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const NotOpenScreen = lazy(() => import('@screens/entry/NotOpenScreen'))
const StartFailedScreen = lazy(() => import('@screens/entry/StartFailedScreen'))

/** What stands above every route: the page that is not open, the start that failed, or the route. */
export function Root() {
  const settled = useApp(isSettled)
  const notOpen = useApp(isNotOpen)
  const failed = useApp(hasFailed)
  const texts = useShared('language', hasTexts)
  const textless = useShared('language', hasNoTexts)
  if (failed || textless) {
    return (
      <Suspense>
        <StartFailedScreen />
      </Suspense>
    )
  }
  if (!settled || !texts) return <StartScreen />
  return <Suspense>{notOpen ? <NotOpenScreen /> : <Outlet />}</Suspense>
}
