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
      title={t`Throw this request away?`}
      description={<Trans>It has not been sent, and what you typed would be lost.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => form.send({ type: 'cancel.confirmed' })}>
            <Trans>Throw away</Trans>
          </Button>
          <Button variant="primary" onClick={stay}>
            <Trans>Continue writing</Trans>
          </Button>
        </>
      }
    />
  )
}
