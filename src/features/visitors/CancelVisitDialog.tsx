import { Trans, useLingui } from '@lingui/react/macro'
import type { InviteActor } from '@machines/visitors/invite/machine'
import { isCancelling, visitorToCancel } from '@machines/visitors/invite/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

/** Asks for confirmation before an invitation is cancelled. */
export function CancelVisitDialog({ invite }: { invite: InviteActor }) {
  const { t } = useLingui()
  const visitor = useSelector(invite, visitorToCancel)
  const busy = useSelector(invite, isCancelling)
  if (visitor === null) return null
  const name = `${visitor.first_name} ${visitor.last_name}`
  const dismiss = () => invite.send({ type: 'cancel.dismissed' })
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={t`Cancel the visit of ${name}?`}
      description={<Trans>They’ll get an email, and their code stops working.</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={dismiss}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => invite.send({ type: 'cancel.confirmed' })}
          >
            <Trans>Cancel visit</Trans>
          </Button>
        </>
      }
    />
  )
}
