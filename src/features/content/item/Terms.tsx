import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { momentParts } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { figures, muted, small } from '@ui/theme/typography.css'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import * as css from '../detail/detail.css'
import { ParticipationStatus } from '../detail/ParticipationStatus'
import * as own from './content.css'
import { Price } from './Price'
import type { Call } from './useCall'

type Props = { item: DetailItem; building: Building; call: Call }

/** What a user needs to know before the press: price, time, and availability. */
export function Terms({ item, building, call: { participation } }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const zone = item.timezone ?? building.timezone
  return (
    <>
      <span className={own.terms}>
        <Price item={item} />
        {item.start_at && (
          <span className={cx(small, muted, figures, css.onlyBar)}>
            <VisuallyHidden>{t`When`}</VisuallyHidden>{' '}
            <Dotted texts={momentParts(locale, item.start_at, zone, clock)} />
          </span>
        )}
      </span>
      {participation !== null && <ParticipationStatus participation={participation} />}
    </>
  )
}
