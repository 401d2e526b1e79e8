import type { Building } from '@contract/buildings'
import type { ResourceBooking } from '@contract/transactions'
import { Trans } from '@lingui/react/macro'
import { formatSpan } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { untilThen } from '@shared/format/untilThen'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { Link } from '@tanstack/react-router'
import { cx } from '@ui/classes/cx'
import { caption, figures, muted, small } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import DoorOpen from 'lucide-react/icons/door-open'
import * as css from './day.css'

type Props = { booking: ResourceBooking; building: Building; now: number }

/** A booking on home: resource and time, linked to its receipt. */
export function BookingTicket({ booking, building, now }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const { content, name, start_at: startAt, end_at: endAt, timezone } = booking
  const start = Date.parse(startAt ?? '')
  const zone = timezone ?? building.timezone
  const then = untilThen(locale, start, now)
  const when = startAt ? formatSpan(locale, startAt, endAt, zone, clock).time : null
  return (
    <Link to="/my-history" search={{ type: 'bookings', tab: 'upcoming' }} className={css.link}>
      <Ticket
        shape="wide"
        state={
          <span suppressHydrationWarning>
            {start <= now ? <Trans>On now</Trans> : <Trans>Starts {then}</Trans>}
          </span>
        }
        title={content.resource.name}
        lang={foreignLang(locale, content.resource.lang)}
        stub={
          <>
            <DoorOpen size={32} aria-hidden="true" />
            <span className={caption}>
              <Trans>Booking</Trans>
            </span>
          </>
        }
      >
        {when && (
          <span className={cx(small, muted, figures)} suppressHydrationWarning>
            {when}
          </span>
        )}
        {name && <span className={cx(small, muted, css.place)}>{name}</span>}
      </Ticket>
    </Link>
  )
}
