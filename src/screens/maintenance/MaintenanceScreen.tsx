import { Trans } from '@lingui/react/macro'
import { lookOf } from '@machines/whitelabel/machine'
import { useAppServices } from '@screens/app/AppContext'
import { routerLink } from '@screens/app/routerLink'
import { useShared } from '@screens/app/useShared'
import { Help } from '@screens/entry/Help'
import { HousePage } from '@screens/entry/HousePage'
import { Words } from '@screens/entry/Words'
import { buttonClass } from '@ui/button/buttonClass'
import { MaintenanceLinks } from './MaintenanceLinks'
import * as css from './maintenance.css'

/** "Under construction", and for one brand the services that can be used meanwhile. */
export function MaintenanceScreen() {
  const { deployment } = useAppServices()
  const brand = useShared('whitelabel', lookOf)?.whitelabel.brand_identifier
  return (
    <>
      <HousePage>
        <Words
          title={<Trans>Under construction</Trans>}
          text={<Trans>We are working on this part of the house. It will open again soon.</Trans>}
          help={<Help />}
        >
          {routerLink({
            href: '/',
            className: buttonClass({ variant: 'primary', size: 'large' }),
            children: <Trans>Go to homepage</Trans>,
          })}
        </Words>
      </HousePage>
      {brand === deployment.maintenanceBrand && (
        <div className={css.links}>
          <MaintenanceLinks />
        </div>
      )}
    </>
  )
}
