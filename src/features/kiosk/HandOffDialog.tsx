import { Trans, useLingui } from '@lingui/react/macro'
import type { HandOff } from '@machines/kiosk/kioskIdle/machine'
import { QrPicture } from '@shared/qr/QrPicture'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import * as css from './handOff.css'

type Props = {
  /** Null while the dialog is closed. */
  handOff: HandOff | null
  onClose: () => void
}

/**
 * For actions that a kiosk does not offer: a code that opens the same page on the guest's phone.
 */
export function HandOffDialog({ handOff, onClose }: Props) {
  const { t } = useLingui()
  const needsSignIn = handOff?.needsSignIn === true
  const isOutside = handOff !== null && !handOff.address.startsWith(window.location.origin)
  return (
    <Dialog
      open={handOff !== null}
      onClose={onClose}
      closeLabel={t`Close`}
      size="large"
      title={needsSignIn ? t`Sign in on your phone` : t`Open it on your phone`}
      description={
        isOutside ? (
          <Trans>Scan the code to open it. This screen can’t open other websites.</Trans>
        ) : (
          <Trans>Scan the code to continue on your phone.</Trans>
        )
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {handOff !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a low screen the keyboard scrolls the code
        <section tabIndex={0} aria-label={t`Code for your phone`} className={css.code}>
          <QrPicture code={handOff.address} />
          <p className={css.address}>{handOff.address}</p>
        </section>
      )}
    </Dialog>
  )
}
