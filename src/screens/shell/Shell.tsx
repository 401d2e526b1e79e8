import { Trans } from '@lingui/react/macro'
import { buildingFailure, buildingOf, hasNoBuilding } from '@machines/building/selectors'
import { framedPage } from '@machines/frame/machine'
import { isKiosk, kioskDialog } from '@machines/kiosk/machine'
import { passwordUpdateOf, requestFormOf } from '@machines/pages/selectors'
import { isOffline } from '@machines/session/selectors'
import { lazyView } from '@screens/app/lazyView'
import { useShared } from '@screens/app/useShared'
import { Outlet } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { small } from '@ui/theme/typography.css'
import { BuildingFailed, NoBuilding } from './BuildingTrouble'
import { GlobalErrorDialog } from './GlobalErrorDialog'
import { Header } from './Header'
import { KioskHeader } from './KioskHeader'
import { SessionExpiredDialog } from './SessionExpiredDialog'
import * as css from './Shell.css'
import { Toasts } from './Toasts'

// Fetched when one of them is opened.
const KioskDialogs = lazyView(async () => (await import('./KioskDialogs')).KioskDialogs)
const FrameView = lazyView(async () => (await import('@screens/frame/FrameView')).FrameView)
const RequestForm = lazyView(
  async () => (await import('@screens/requestForm/RequestForm')).RequestForm,
)
const PasswordUpdate = lazyView(
  async () => (await import('@screens/password/PasswordUpdate')).PasswordUpdate,
)

/** Header, dialogs of the root, and the screen that the address names. */
export function Shell() {
  const kiosk = useShared('kiosk', isKiosk)
  const asksAboutKiosk = useShared('kiosk', kioskDialog) !== null
  const building = useShared('building', buildingOf)
  const failure = useShared('building', buildingFailure)
  const isWithoutBuilding = useShared('building', hasNoBuilding)
  const offline = useShared('session', isOffline)
  const framed = useShared('frame', framedPage)
  const form = useShared('pages', requestFormOf)
  const update = useShared('pages', passwordUpdateOf)
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
          <Outlet />
        )}
      </main>
      <SessionExpiredDialog />
      <GlobalErrorDialog />
      <Toasts />
      {asksAboutKiosk && <KioskDialogs />}
      {form !== undefined && <RequestForm form={form} />}
      {update !== undefined && <PasswordUpdate update={update} />}
      {framed !== null && <FrameView page={framed} />}
    </div>
  )
}
