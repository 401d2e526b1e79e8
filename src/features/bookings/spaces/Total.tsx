import type { Resource } from '@contract/bookings'
import { Trans } from '@lingui/react/macro'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { availableOf, countOf, endAtOf, startOf } from '@machines/bookings/reserve/selectors'
import { totalOf } from '@rules/bookings/slots'
import { formatAmount } from '@shared/format/amounts'
import { formatSpan } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { figures, muted, small, strong } from '@ui/theme/typography.css'
import * as css from './spaces.css'

type Props = { reserve: ReserveActor; space: Resource }

/** The chosen time with its price, announced when it changes. */
export function Total({ reserve, space }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const startAt = useSelector(reserve, startOf)
  const endAt = useSelector(reserve, endAtOf)
  const count = useSelector(reserve, countOf)
  const available = useSelector(reserve, availableOf)
  const words = useSpoken<HTMLDivElement>()
  if (startAt === null || available === null) return null
  const when = formatSpan(locale, startAt, endAt, available.timezone, clock)
  const total = formatAmount(locale, totalOf(space.price, count), space.currency_type)
  return (
    <div ref={words} className={css.total}>
      <p className={cx(small, figures)}>
        <span className={strong}>{when.day}</span>
        <br />
        <span className={muted}>{when.time}</span>
      </p>
      <p className={cx(css.amount, figures)}>{total ?? <Trans>Free</Trans>}</p>
    </div>
  )
}
