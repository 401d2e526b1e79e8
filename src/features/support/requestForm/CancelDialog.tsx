import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

/** Asks for confirmation before the user's input is discarded. */
export function CancelDialog({ form }: { form: RequestFormActor }) {
  const { t } = useLingui()
  const stay = () => form.send({ type: 'cancel.dismissed' })
  return (
    <Dialog
      open
      onClose={stay}
      closeLabel={t`Close`}
      title={t`Discard this request?`}
      description={<Trans>It hasn’t been sent, and you’ll lose what you typed.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => form.send({ type: 'cancel.confirmed' })}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="primary" onClick={stay}>
            <Trans>Keep writing</Trans>
          </Button>
        </>
      }
    />
  )
}
