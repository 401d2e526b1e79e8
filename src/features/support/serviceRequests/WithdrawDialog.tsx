import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import {
  isConfirmingWithdrawal,
  isWithdrawing,
  withdrawFailure,
} from '@machines/support/serviceRequests/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'

/** Asks for confirmation before a request is withdrawn, and shows the error if that failed. */
export function WithdrawDialog({ requests }: { requests: ServiceRequestsActor }) {
  const { t } = useLingui()
  const isOpen = useSelector(requests, isConfirmingWithdrawal)
  const busy = useSelector(requests, isWithdrawing)
  const failure = useSelector(requests, withdrawFailure)
  if (!isOpen) return null
  const keep = () => requests.send({ type: 'withdraw.dismissed' })
  const isTooLate = failure !== null && isRefusedWith(failure, 'request_status_invalid')
  return (
    <Dialog
      open
      onClose={keep}
      closeLabel={t`Close`}
      title={t`Withdraw this request?`}
      description={<Trans>The building will stop working on it.</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={keep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => requests.send({ type: 'withdraw.confirmed' })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" live>
          {isTooLate ? (
            <Trans>It’s already been decided.</Trans>
          ) : (
            <Trans>Unable to complete at this moment. Please try again later.</Trans>
          )}
        </Notice>
      )}
    </Dialog>
  )
}
