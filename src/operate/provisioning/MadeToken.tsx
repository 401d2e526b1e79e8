import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Copyable } from '../record/Copyable'
import * as css from '../record/record.css'

type Props = {
  /** Null unless one was just made. */
  token: string | null
  onClose: () => void
}

/** Shows a new token: the server stores only its hash, so this is the one chance to copy it. */
export function MadeToken({ token, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={token !== null}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Copy the token now`}
      description={t`It isn’t shown again. Enter it in the identity provider: Entra calls it the secret token, Okta the bearer token.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <dl className={css.facts}>
        <Copyable label={t`Token`} value={token ?? ''} />
      </dl>
    </Dialog>
  )
}
