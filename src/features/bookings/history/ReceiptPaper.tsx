import type { ResourceBooking } from '@contract/transactions'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf, buildingsOf } from '@machines/tenancy/building/selectors'
import { receiptTitle } from '@rules/bookings/status'
import { formatAmount } from '@shared/format/amounts'
import { momentParts } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { cx } from '@ui/classes/cx'
import { figures, muted, small, strong } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import { BookingFacts } from './BookingFacts'
import { BookingStatus } from './BookingStatus'
import * as css from './receipt.css'

type Props = { booking: ResourceBooking; level?: 'h2' | 'h3' }

/** The ticket of a booking, with all details: status, time, place, answers and total. */
export function ReceiptPaper({ booking, level = 'h3' }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const here = useShared('building', buildingOf)
  const buildings = useShared('building', buildingsOf)
  const zone = booking.timezone ?? here?.timezone ?? 'UTC'
  const owner = buildings.find(({ uuid }) => uuid === booking.owner.owner_uuid)?.name
  const { cancelled_at: cancelledAt, cancelled_by: by, decided_at: decidedAt } = booking
  const actedAt = cancelledAt ?? decidedAt
  // In the narrow column, a dot would end a line.
  const moment = actedAt ? momentParts(locale, actedAt, zone, clock).join(', ') : ''
  const decision = cancelledAt
    ? { name: t`Cancelled`, value: by ? t`${moment}, by ${by}` : moment }
    : decidedAt
      ? { name: t`Decided`, value: moment }
      : null
  const langOf = useTextLang()
  const outcome = receiptTitle(booking.status)
  return (
    <Ticket
      shape="tall"
      state={<BookingStatus status={booking.status} />}
      title={booking.content.resource.name}
      lang={langOf(booking.content.resource.lang)}
      level={level}
      isVoid={outcome === 'denied' || outcome === 'cancelled'}
      stub={
        <p className={cx(css.total, figures)}>
          <span className={muted}>
            <Trans>Total</Trans>
          </span>
          <strong className={strong} suppressHydrationWarning>
            {booking.total_price ? (
              formatAmount(locale, booking.total_price, booking.currency_type)
            ) : (
              <Trans>Free</Trans>
            )}
          </strong>
        </p>
      }
    >
      <BookingFacts booking={booking} timezone={zone} where={owner} decision={decision} />
      {booking.decision_reason && (
        <p className={cx(css.reason, small)}>
          <strong className={strong}>
            <Trans>The building says:</Trans>
          </strong>{' '}
          {booking.decision_reason}
        </p>
      )}
    </Ticket>
  )
}
