import type { ResourceBooking } from '@contract/transactions'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf, buildingsOf } from '@machines/building/selectors'
import { useClock } from '@screens/app/useClock'
import { useLocale } from '@screens/app/useLocale'
import { useShared } from '@screens/app/useShared'
import { formatAmount } from '@screens/format/amounts'
import { formatMoment, formatSpan } from '@screens/format/days'
import { formatter } from '@screens/format/formatters'
import { cx } from '@ui/classes/cx'
import { figures, quiet, small, strong } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import { BookingStatus } from './BookingStatus'
import * as css from './receipt.css'

/** All that was booked: status, when, where, what was answered, and the sum. */
export function ReceiptPaper({ booking }: { booking: ResourceBooking }) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const here = useShared('building', buildingOf)
  const buildings = useShared('building', buildingsOf)
  const zone = booking.timezone ?? here?.timezone ?? 'UTC'
  const { start_at: startAt, end_at: endAt } = booking
  const when = startAt ? formatSpan(locale, startAt, endAt, zone, clock) : null
  const owner = buildings.find(({ uuid }) => uuid === booking.owner.owner_uuid)?.name
  const { cancelled_at: cancelledAt, cancelled_by: by, decided_at: decidedAt } = booking
  const actedAt = cancelledAt ?? decidedAt
  const moment = actedAt ? formatMoment(locale, actedAt, zone, clock) : ''
  return (
    <div className={css.paper}>
      <div>
        <BookingStatus status={booking.status} />
      </div>
      <dl className={css.lines}>
        {booking.name && <Line name={t`Booked as`}>{booking.name}</Line>}
        {when !== null && (
          <Line name={t`When`}>
            {when.day}
            <br />
            {when.time}
          </Line>
        )}
        {owner !== undefined && <Line name={t`Where`}>{owner}</Line>}
        {(booking.form_responses ?? [])
          .filter(({ answer }) => answer)
          .map(({ question, answer, type }) => (
            <Line key={question} name={question}>
              <Answer type={type} answer={answer ?? ''} />
            </Line>
          ))}
        {decidedAt && !cancelledAt && <Line name={t`Decided`}>{moment}</Line>}
        {cancelledAt && <Line name={t`Cancelled`}>{by ? t`${moment}, by ${by}` : moment}</Line>}
      </dl>
      {booking.decision_reason && (
        <p className={cx(css.reason, small)}>
          <strong className={strong}>
            <Trans>The building says:</Trans>
          </strong>{' '}
          {booking.decision_reason}
        </p>
      )}
      <p className={cx(css.total, figures)}>
        <span className={quiet}>
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
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={cx(css.line, small, figures)}>
      <dt className={quiet}>{name}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  )
}

/** An answer as its kind is read: numbers as the language writes them, several choices below each other. */
function Answer({ type, answer }: { type: string | null | undefined; answer: string }) {
  const locale = useLocale()
  const amount = Number(answer)
  if (type === 'number' && Number.isFinite(amount)) {
    return formatter.number(locale, {}).format(amount)
  }
  if (type === 'boolean')
    return /^(true|yes|1)$/i.test(answer) ? <Trans>Yes</Trans> : <Trans>No</Trans>
  return answer
}
