import { BrandIllustrationPage } from '@features/platform/entry/BrandIllustrationPage'
import { Help } from '@features/platform/entry/Help'
import { MessageText } from '@features/platform/entry/Message'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import type { PageProps } from '@shared/pages/definePage'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Utilities } from '../utilities/Utilities'
import type { utilities as logic } from '../utilities/utilities.logic'
import * as css from './maintenance.css'

/** "Under construction", and for one brand the services that remain available. */
export function MaintenanceScreen({ page }: PageProps<typeof logic>) {
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
          <MaintenanceLinks page={page} />
        </div>
      )}
    </>
  )
}

/** The services that remain available during the maintenance. */
function MaintenanceLinks({ page }: PageProps<typeof logic>) {
  const building = useShared('building', buildingOf)
  if (building === null || page === undefined) return null
  return <Utilities utilities={page} building={building} />
}
