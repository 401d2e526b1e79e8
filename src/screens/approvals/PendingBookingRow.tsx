import type { PendingBooking } from '@contract/bookings'
import { Trans, useLingui } from '@lingui/react/macro'
import { decidedUuid, isBusy } from '@machines/approvals/selectors'
import { buildingOf } from '@machines/building/selectors'
import { Picture } from '@screens/app/Picture'
import * as css from '@screens/app/rowList.css'
import { useClock } from '@screens/app/useClock'
import { useLocale } from '@screens/app/useLocale'
import { useShared } from '@screens/app/useShared'
import { formatAmount } from '@screens/format/amounts'
import { formatSpan } from '@screens/format/days'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { figures, quiet, small } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ApprovalsActor } from './ApprovalsScreen'
import * as own from './approvals.css'

type Props = { booking: PendingBooking; approvals: ApprovalsActor }

/** One booking that waits: what, when, who and why, and the two answers. */
export function PendingBookingRow({ booking, approvals }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const decided = useSelector(approvals, decidedUuid)
  const busy = useSelector(approvals, isBusy)
  const { uuid, resource, requested_by: who } = booking
  const when = formatSpan(locale, booking.start_at, booking.end_at, timezone, clock)
  const price = booking.total_price
    ? formatAmount(locale, booking.total_price, booking.currency_type)
    : null
  const what = `${resource.name}, ${who.name}`
  return (
    <li className={css.row}>
      <Picture src={resource.image_url} shape="tile" alt="" sizes="112px" className={css.picture} />
      <div className={css.words}>
        <h2 className={css.title}>{resource.name}</h2>
        <p className={cx(small, figures)} suppressHydrationWarning>
          {when.day} · {when.time}
        </p>
        <p className={cx(small, quiet)}>
          {who.company ? `${who.name}, ${who.company}` : who.name}
          {price !== null && <span suppressHydrationWarning> · {price}</span>}
        </p>
        <dl className={own.answers}>
          {booking.form_responses
            .filter(({ answer }) => answer)
            .map(({ question, answer }) => (
              <div key={question} className={small}>
                <dt className={quiet}>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={cx(css.aside, own.actions)}>
        <Button
          variant="primary"
          busy={busy && decided === uuid}
          disabled={busy && decided !== uuid}
          busyLabel={t`One moment`}
          aria-label={t`Approve ${what}`}
          onClick={() => approvals.send({ type: 'approve.pressed', uuid })}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={t`Deny ${what}`}
          onClick={() => approvals.send({ type: 'deny.pressed', uuid })}
        >
          <Trans>Deny</Trans>
        </Button>
      </div>
    </li>
  )
}
