import { Trans, useLingui } from '@lingui/react/macro'
import { lookOf } from '@machines/whitelabel/machine'
import { useAppServices } from '@screens/app/AppContext'
import { routerLink } from '@screens/app/routerLink'
import { useShared } from '@screens/app/useShared'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import TrafficCone from 'lucide-react/icons/traffic-cone'
import { MaintenanceLinks } from './MaintenanceLinks'
import * as css from './maintenance.css'

/** "Under construction", and for one brand the services that can be used meanwhile. */
export function MaintenanceScreen() {
  const { t } = useLingui()
  const { deployment } = useAppServices()
  const brand = useShared('whitelabel', lookOf)?.whitelabel.brand_identifier
  return (
    <div className={css.page}>
      <EmptyState
        level="h1"
        icon={<TrafficCone size={24} aria-hidden="true" />}
        title={t`Under construction`}
        text={<Trans>We are working on this part of the house. It opens again soon.</Trans>}
        action={routerLink({
          href: '/',
          className: buttonClass({ variant: 'secondary' }),
          children: <Trans>Go to homepage</Trans>,
        })}
      />
      {brand === deployment.maintenanceBrand && <MaintenanceLinks />}
    </div>
  )
}
