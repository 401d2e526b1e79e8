import type { PendingBooking } from '@contract/bookings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApprovalsActor, Denial } from '@machines/bookings/approvals/machine'
import { denialOf, failureOf, isBusy, reasonOf } from '@machines/bookings/approvals/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { form } from './denial.css'

type Props = { approvals: ApprovalsActor; booking: PendingBooking | undefined }

/** Asks for the reason of a denial, which the tenant's receipt shows. */
export function DenialDialog({ approvals, booking }: Props) {
  const { t } = useLingui()
  const busy = useSelector(approvals, isBusy)
  const reason = useSelector(approvals, reasonOf)
  const denial = useSelector(approvals, denialOf)
  const failure = useSelector(approvals, failureOf)
  const dismiss = () => approvals.send({ type: 'denial.dismissed' })
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={t`Deny this booking?`}
      description={booking && `${booking.resource.name}, ${booking.requested_by.name}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => approvals.send({ type: 'denial.confirmed' })}
          >
            <Trans>Deny</Trans>
          </Button>
        </>
      }
    >
      <div className={form}>
        <ChoiceList
          label={t`Why`}
          name="denial"
          value={denial}
          onChange={(value) => approvals.send({ type: 'denial.chosen', denial: value as Denial })}
          choices={[
            { value: 'denied_available', title: t`The building can’t approve it` },
            { value: 'denied_unavailable', title: t`It isn’t available then` },
          ]}
        />
        <Field label={t`Reason`} hint={t`The tenant will see this on the receipt.`}>
          <TextArea
            rows={3}
            maxLength={500}
            value={reason}
            readOnly={busy}
            onChange={(event) =>
              approvals.send({ type: 'reason.changed', reason: event.currentTarget.value })
            }
          />
        </Field>
        {failure !== null && (
          <Notice tone="danger" live>
            {isRefusedWith(failure, 'booking_decided', 'not_found') ? (
              <Trans>It’s already been decided or cancelled.</Trans>
            ) : (
              <Trans>Unable to complete at this moment. Please try again later.</Trans>
            )}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
