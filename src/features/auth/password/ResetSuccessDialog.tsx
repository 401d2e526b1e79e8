import { Trans, useLingui } from '@lingui/react/macro'
import { useFeatures } from '@shared/useFeatures'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Dialog } from '@ui/dialog/Dialog'

export function ResetSuccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { sessions } = useFeatures()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Your password has been changed`}
      description={<Trans>We’ve signed out your other devices. You’re still signed in here.</Trans>}
      footer={
        <>
          {sessions && (
            <Link
              to="/account/sessions"
              className={buttonClass({ variant: 'secondary' })}
              onClick={onClose}
            >
              <Trans>See where you’re signed in</Trans>
            </Link>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    />
  )
}
