import type { Building } from '@contract/buildings'
import { Trans } from '@lingui/react/macro'
import { BackLink } from '@shared/BackLink'
import { hrefTo } from '@shared/hrefTo'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import * as css from './VisitLine.css'

type Props = {
  building: Building
  /** The building that the user came from. */
  own: Building
}

/** Names the building that the user only visits, and leads back to their own. */
export function VisitLine({ building, own }: Props) {
  return (
    <p className={css.line}>
      <span className={cx(small, muted)}>
        <Trans>In {building.name}</Trans>
      </span>
      <BackLink href={hrefTo('/building/$buildingUuid', { buildingUuid: own.uuid })}>
        <Trans>Back to {own.name}</Trans>
      </BackLink>
    </p>
  )
}
