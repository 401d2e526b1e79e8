import type { PendingBooking } from '@contract/bookings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApprovalsActor } from '@machines/bookings/approvals/machine'
import { decidedUuid, isBusy } from '@machines/bookings/approvals/selectors'
import * as css from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import * as own from './approvals.css'
import { BookingSummary } from './BookingSummary'

type Props = { booking: PendingBooking; approvals: ApprovalsActor }

/** A pending booking: resource, time, user and reason, with buttons to approve and deny it. */
export function PendingBookingRow({ booking, approvals }: Props) {
  const { t } = useLingui()
  const decided = useSelector(approvals, decidedUuid)
  const busy = useSelector(approvals, isBusy)
  const { uuid, resource, requested_by: who } = booking
  const lang = useTextLang()()
  const what = `${resource.name}, ${who.name}`
  return (
    <li className={css.row}>
      <BookingSummary booking={booking} level="h2">
        <dl className={own.answers}>
          {booking.form_responses
            .filter(({ answer }) => answer)
            .map(({ question, answer }) => (
              <div key={question} className={small}>
                <dt lang={lang} className={muted}>
                  {question}
                </dt>
                <dd>{answer}</dd>
              </div>
            ))}
        </dl>
      </BookingSummary>
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
