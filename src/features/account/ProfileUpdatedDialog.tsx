import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

/** The server has what was typed. */
export function ProfileUpdatedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Your profile has been updated`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
