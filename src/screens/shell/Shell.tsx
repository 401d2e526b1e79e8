import { Trans } from '@lingui/react/macro'
import { isInNativeHost } from '@machines/app/selectors'
import { buildingFailure, buildingOf, hasNoBuilding } from '@machines/building/selectors'
import { isKiosk } from '@machines/kiosk/machine'
import { isOffline } from '@machines/session/selectors'
import { useFeatures } from '@screens/app/useFeatures'
import { useApp, useShared } from '@screens/app/useShared'
import { UnreachablePage } from '@screens/entry/UnreachablePage'
import { KeptHome } from '@screens/home/KeptHome'
import { CatchBoundary, Outlet, useRouterState } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { small } from '@ui/theme/typography.css'
import { BottomNav } from './BottomNav'
import { BuildingFailed, NoBuilding } from './BuildingTrouble'
import { Footer } from './Footer'
import { GlobalErrorDialog } from './GlobalErrorDialog'
import { Header } from './Header'
import { KioskHeader } from './KioskHeader'
import { Overlays } from './Overlays'
import { SessionExpiredDialog } from './SessionExpiredDialog'
import * as css from './Shell.css'
import { Toasts } from './Toasts'

/** Header, dialogs of the root, and the screen that the address names. */
export function Shell() {
  const kiosk = useShared('kiosk', isKiosk)
  const building = useShared('building', buildingOf)
  const failure = useShared('building', buildingFailure)
  const isWithoutBuilding = useShared('building', hasNoBuilding)
  const isNative = useApp(isInNativeHost)
  const offline = useShared('session', isOffline)
  const { maintenance } = useFeatures()
  const hasBar = building !== null && !kiosk && !isNative && !maintenance
  // Another load of the router is another try.
  const matches = useRouterState({ select: (state) => state.matches })
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      {kiosk ? <KioskHeader /> : <Header />}
      {offline && (
        <output className={cx(css.offline, small)}>
          <Trans>You are offline. What you see may be old.</Trans>
        </output>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        {isWithoutBuilding ? (
          <NoBuilding />
        ) : failure !== null && building === null ? (
          <BuildingFailed />
        ) : (
          // What is fetched when it is opened may be missing: the header stays, as with a page.
          <CatchBoundary getResetKey={() => matches} errorComponent={UnreachablePage}>
            <KeptHome />
            <Outlet />
            <Overlays />
          </CatchBoundary>
        )}
      </main>
      {!kiosk && <Footer />}
      {hasBar && <BottomNav building={building} />}
      <SessionExpiredDialog />
      <GlobalErrorDialog />
      <Toasts />
    </div>
  )
}
