import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

/** The password is another one now. */
export function ResetSuccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Your password has been changed`}
      description={
        <Trans>Your other devices have been signed out. This one stays signed in.</Trans>
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
