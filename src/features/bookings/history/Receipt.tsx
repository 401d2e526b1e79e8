import { useNow } from '@features/content/detail/useNow'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryActor } from '@machines/bookings/history/machine'
import {
  bookingOf,
  cancelFailure,
  isCancelling,
  listOf,
  receiptView,
} from '@machines/bookings/history/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { cancellation } from '@rules/bookings/cancellation'
import { type ReceiptTitle, receiptTitle } from '@rules/bookings/status'
import { foreignLang } from '@shared/format/foreignLang'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { muted, small } from '@ui/theme/typography.css'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import { BookingFacts } from './BookingFacts'
import { BookingStatus } from './BookingStatus'
import { ReceiptPaper } from './ReceiptPaper'
import { paper } from './receipt.css'

/** The receipt of a booking, and the dialogs for cancelling it. */
export function Receipt({ history }: { history: HistoryActor }) {
  const { t } = useLingui()
  const locale = useLocale()
  const view = useSelector(history, receiptView)
  const booking = useSelector(history, bookingOf)
  const busy = useSelector(history, isCancelling)
  const failure = useSelector(history, cancelFailure)
  const list = useSelector(history, listOf)
  const now = useNow() + useSelector(list, (at) => at?.context.page?.clockOffset ?? 0)
  const here = useShared('building', buildingOf)
  if (view === null || booking === null) return null
  const { name: resource, lang } = booking.content.resource
  const zone = booking.timezone ?? here?.timezone ?? 'UTC'
  if (view === 'error') {
    const dismiss = () => history.send({ type: 'error.dismissed' })
    const isTooLate =
      failure !== null &&
      isRefusedWith(failure, 'cancellation_window_closed', 'booking_not_cancellable')
    return (
      <Dialog
        open
        onClose={dismiss}
        closeLabel={t`Close`}
        title={t`The booking wasn’t cancelled`}
        urgency="assertive"
        description={
          isTooLate ? (
            <Trans>You can no longer cancel this booking.</Trans>
          ) : (
            <Trans>Unable to complete at this moment. Please try again later.</Trans>
          )
        }
        footer={
          <Button variant="primary" onClick={dismiss}>
            <Trans>Okay</Trans>
          </Button>
        }
      />
    )
  }
  if (view === 'confirm') {
    const dismiss = () => history.send({ type: 'cancel.dismissed' })
    return (
      <Dialog
        open
        onClose={dismiss}
        closeLabel={t`Close`}
        title={t`Cancel this booking?`}
        description={<Trans>“{resource}” will be open for others to book.</Trans>}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={dismiss}>
              <Trans>Keep it</Trans>
            </Button>
            <Button
              variant="danger"
              busy={busy}
              busyLabel={t`One moment`}
              onClick={() => history.send({ type: 'cancel.confirmed' })}
            >
              <Trans>Cancel booking</Trans>
            </Button>
          </>
        }
      >
        <div className={paper}>
          <div>
            <BookingStatus status={booking.status} />
          </div>
          <BookingFacts booking={booking} timezone={zone} />
        </div>
      </Dialog>
    )
  }
  const close = () => history.send({ type: 'receipt.closed' })
  const titles: Record<ReceiptTitle, string> = {
    booked: t`Booked`,
    requested: t`Requested`,
    denied: t`Denied`,
    cancelled: t`Cancelled`,
  }
  const cancelling = cancellation(booking, now)
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={titles[receiptTitle(booking.status)]}
      // Visible in the ticket.
      description={<VisuallyHidden lang={foreignLang(locale, lang)}>{resource}</VisuallyHidden>}
      footer={
        <>
          {cancelling === 'closed' && (
            <span id="too-late" className={`${small} ${muted}`}>
              <Trans>You can no longer cancel this booking.</Trans>
            </span>
          )}
          {cancelling !== 'hidden' && (
            <Button
              variant="secondary"
              disabled={cancelling === 'closed'}
              aria-describedby={cancelling === 'closed' ? 'too-late' : undefined}
              onClick={() => history.send({ type: 'cancel.pressed' })}
            >
              <Trans>Cancel booking</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <ReceiptPaper booking={booking} />
    </Dialog>
  )
}
