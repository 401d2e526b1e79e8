import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { hrefTo } from '@shared/hrefTo'
import * as list from '@shared/listPage.css'
import { routerLink } from '@shared/routerLink'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import DoorOpen from 'lucide-react/icons/door-open'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Thermometer from 'lucide-react/icons/thermometer'
import Users from 'lucide-react/icons/users'

/** The start page of a native app that requests no screen: links, without header and bars. */
export function WebViewScreen() {
  const { t } = useLingui()
  const building = useShared('building', buildingOf)
  const { smartBuilding } = useFeatures()
  if (building === null) return null
  return (
    <div className={cx(list.page, list.narrow)}>
      <PageHeading className={pageTitle}>{building.name}</PageHeading>
      <TileGrid kind="choice">
        <UtilityTile
          level="h2"
          title={t`Help desk`}
          figure={<LifeBuoy size={24} aria-hidden="true" />}
          href={hrefTo('/webview/help-desk')}
          renderLink={routerLink}
        />
        <UtilityTile
          level="h2"
          title={t`Spaces`}
          figure={<DoorOpen size={24} aria-hidden="true" />}
          href={hrefTo('/webview/building/$buildingUuid/spaces', { buildingUuid: building.uuid })}
          renderLink={routerLink}
        />
        <UtilityTile
          level="h2"
          title={t`Visitors`}
          figure={<Users size={24} aria-hidden="true" />}
          href={hrefTo('/webview/building/$buildingUuid/visitors', { buildingUuid: building.uuid })}
          renderLink={routerLink}
        />
        {smartBuilding && (
          <UtilityTile
            level="h2"
            title={t`Smart building`}
            figure={<Thermometer size={24} aria-hidden="true" />}
            href={hrefTo('/webview/building/$buildingUuid/smart-building', {
              buildingUuid: building.uuid,
            })}
            renderLink={routerLink}
          />
        )}
      </TileGrid>
    </div>
  )
}
