import { PersistentHome } from '@features/home/PersistentHome'
import { Trans, useLingui } from '@lingui/react/macro'
import { isExpired } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { wipesOf } from '@machines/kiosk/kioskIdle/machine'
import { isInNativeHost } from '@machines/platform/app/selectors'
import { isConsentNoticeOpen } from '@machines/platform/consent/machine'
import {
  buildingFailure,
  buildingOf,
  hasNoBuilding,
  visitedFrom,
} from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { lazyView } from '@shared/lazyView'
import { useDeviceState } from '@shared/useDeviceState'
import { useFeatures } from '@shared/useFeatures'
import { useApp, useShared } from '@shared/useShared'
import { CatchBoundary, Outlet, useRouterState } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Fragment, type ReactNode } from 'react'
import { UnreachablePage } from '../crash/UnreachablePage'
import { BuildingFailed } from './BuildingFailed'
import { Footer } from './Footer'
import { GlobalErrorDialog } from './GlobalErrorDialog'
import { Header } from './Header'
import { OfflineStrip } from './OfflineStrip'
import { Overlays } from './Overlays'
import { PlacesNav } from './PlacesNav'
import * as css from './Shell.css'
import { Toasts } from './Toasts'

// Only kiosks load them.
const KioskHeader = lazyView(async () => (await import('@features/kiosk/KioskHeader')).KioskHeader)
const KioskBar = lazyView(async () => (await import('@features/kiosk/KioskBar')).KioskBar)
const NoBuilding = lazyView(async () => (await import('./NoBuilding')).NoBuilding)
// Few users have more than one building.
const VisitLine = lazyView(async () => (await import('./VisitLine')).VisitLine)
const ConsentNotice = lazyView(async () => (await import('../consent/ConsentNotice')).ConsentNotice)

type Props = {
  /** Replaces the screen of the shell's own route. */
  children?: ReactNode
}

/** Header, dialogs of the root, and the current screen. */
export function Shell({ children = <Outlet /> }: Props) {
  const kiosk = useShared('kiosk', isKiosk)
  const building = useShared('building', buildingOf)
  const failure = useShared('building', buildingFailure)
  const isWithoutBuilding = useShared('building', hasNoBuilding)
  const own = useShared('building', visitedFrom)
  const isNative = useApp(isInNativeHost)
  // Remounts the views when a kiosk's guest leaves, which discards their state.
  const guest = useShared('kioskIdle', wipesOf)
  const showsConsentNotice = useDeviceState('consent', isConsentNoticeOpen, false)
  const { maintenance } = useFeatures()
  // A native host has its own header around a web view.
  const isWebView = useRouterState({
    select: ({ location: { pathname } }) =>
      pathname.startsWith('/webview') || (isNative && pathname === '/add-card'),
  })
  const places = kiosk || isNative || maintenance ? null : building
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {!isWebView &&
        (kiosk ? (
          <CodeBoundary>
            <KioskHeader />
          </CodeBoundary>
        ) : (
          <Header places={places} />
        ))}
      <OfflineStrip />
      <main id="main" className={css.main} tabIndex={-1}>
        {isWithoutBuilding ? (
          <CodeBoundary>
            <NoBuilding />
          </CodeBoundary>
        ) : failure !== null && building === null ? (
          <BuildingFailed />
        ) : (
          <CodeBoundary>
            {own !== null && building !== null && <VisitLine building={building} own={own} />}
            <Fragment key={guest}>
              <PersistentHome />
              {children}
            </Fragment>
            <Overlays />
            {kiosk && building !== null && <KioskBar building={building} />}
          </CodeBoundary>
        )}
      </main>
      {showsConsentNotice && !isWebView && <ConsentNotice />}
      {!kiosk && !isWebView && <Footer />}
      {places && <PlacesNav building={places} at="bottom" />}
      <SessionExpiredDialog />
      <GlobalErrorDialog />
      <Toasts />
    </div>
  )
}

/**
 * A dialog's code may fail to load; the header stays, as for a page. A new load of the router resets the boundary.
 *
 * A component of its own: it renders at every step of a navigation, and nothing around or below it needs to.
 */
function CodeBoundary({ children }: { children: ReactNode }) {
  const matches = useRouterState({ select: (state) => state.matches })
  return (
    <CatchBoundary getResetKey={() => matches} errorComponent={UnreachablePage}>
      {children}
    </CatchBoundary>
  )
}

function SessionExpiredDialog() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const acknowledge = () => system.session.send({ type: 'session.acknowledged' })
  return (
    <Dialog
      open={useShared('session', isExpired)}
      onClose={acknowledge}
      dismissible={false}
      title={t`Your session has expired`}
      description={<Trans>Please login again.</Trans>}
      footer={
        <Button variant="primary" onClick={acknowledge}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
