import type { PendingBooking } from '@contract/bookings'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { formatAmount } from '@shared/format/amounts'
import { formatSpan } from '@shared/format/days'
import { Picture } from '@shared/Picture'
import * as css from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { figures, muted, small } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'

type Props = { booking: PendingBooking; level: 'h2' | 'h3'; children: ReactNode }

/** Resource, time, user and price of a booking, as the first columns of a row. */
export function BookingSummary({ booking, level: Heading, children }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const { resource, requested_by: who } = booking
  const langOf = useTextLang()
  const when = formatSpan(locale, booking.start_at, booking.end_at, timezone, clock)
  const price = booking.total_price
    ? formatAmount(locale, booking.total_price, booking.currency_type)
    : null
  const by = who.company ? `${who.name}, ${who.company}` : who.name
  return (
    <>
      <Picture src={resource.image_url} shape="tile" alt="" sizes="112px" className={css.picture} />
      <div className={css.textBlock}>
        <Heading lang={langOf(resource.lang)} className={css.title}>
          {resource.name}
        </Heading>
        <p className={cx(small, figures)}>
          <Dotted texts={[when.day, when.time]} />
        </p>
        <p className={cx(small, muted)}>
          <Dotted texts={price === null ? [by] : [by, price]} />
        </p>
        {children}
      </div>
    </>
  )
}
