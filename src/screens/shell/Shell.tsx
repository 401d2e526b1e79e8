import { Trans } from '@lingui/react/macro'
import { buildingFailure, buildingOf, hasNoBuilding } from '@machines/building/selectors'
import { isKiosk, kioskDialog } from '@machines/kiosk/machine'
import { wishedLocale } from '@machines/language/machine'
import { isOffline, userOf } from '@machines/session/selectors'
import { lazyView } from '@screens/app/lazyView'
import { useShared } from '@screens/app/useShared'
import { Visit } from '@screens/app/visit'
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

const KioskDialogs = lazyView(async () => (await import('./KioskDialogs')).KioskDialogs)

/** Header, dialogs of the root, and the screen that the address names. */
export function Shell() {
  const kiosk = useShared('kiosk', isKiosk)
  const asksAboutKiosk = useShared('kiosk', kioskDialog) !== null
  const building = useShared('building', buildingOf)
  const failure = useShared('building', buildingFailure)
  const homeless = useShared('building', hasNoBuilding)
  const locale = useShared('language', wishedLocale)
  const user = useShared('session', userOf)
  const offline = useShared('session', isOffline)
  // Another user, building or language is another visit: nothing of the old one stays on any screen, and
  // nothing that was asked for it is shown. Of a language that is wished for, contents come with its texts.
  const visit = [user?.uuid, building?.uuid, locale].join(' ')
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
        {homeless ? (
          <NoBuilding />
        ) : failure !== null && building === null ? (
          <BuildingFailed />
        ) : (
          <Visit key={visit}>
            <Outlet />
          </Visit>
        )}
      </main>
      <SessionExpiredDialog />
      <GlobalErrorDialog />
      <Toasts />
      {asksAboutKiosk && <KioskDialogs />}
    </div>
  )
}
