import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { BrandIllustrationPage } from '@features/platform/entry/BrandIllustrationPage'
import { Help } from '@features/platform/entry/Help'
import { MessageText } from '@features/platform/entry/Message'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import { usePage } from '@shared/pages/usePage'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Utilities } from '../utilities/Utilities'
import * as css from './maintenance.css'

/** "Under construction", and for one brand the services that remain available. */
export function MaintenanceScreen() {
  const { t } = useLingui()
  const { deployment } = useAppServices()
  const { maintenance } = useFeatures()
  const brand = useShared('whitelabel', brandingOf)?.whitelabel.brand_identifier
  return (
    <>
      <BrandIllustrationPage>
        <MessageText
          title={t`Under construction`}
          text={<Trans>We’re working on this part of the building. It’ll be back soon.</Trans>}
          help={<Help />}
        >
          {!maintenance && (
            <Link to="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
              <Trans>Go to homepage</Trans>
            </Link>
          )}
        </MessageText>
      </BrandIllustrationPage>
      {brand === deployment.maintenanceBrand && (
        <div className={css.links}>
          <MaintenanceLinks />
        </div>
      )}
    </>
  )
}

/** The services that remain available during the maintenance. */
function MaintenanceLinks() {
  const building = useShared('building', buildingOf)
  const utilities = usePage(utilitiesLogic)
  if (building === null || utilities === undefined) return null
  return <Utilities utilities={utilities} building={building} />
}
