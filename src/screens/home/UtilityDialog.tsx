import { Trans, useLingui } from '@lingui/react/macro'
import { explainedUtility } from '@machines/home/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { useSelector } from '@xstate/react'
import type { HomeActor } from './HomeOfBuilding'

/** Why a utility cannot be opened here, and what would help. */
export function UtilityDialog({ home }: { home: HomeActor }) {
  const { t } = useLingui()
  const { app } = useAppServices()
  const utility = useSelector(home, explainedUtility)
  const close = () => home.send({ type: 'dialog.closed' })
  const needsSignIn = utility?.target.kind === 'signInRequired'
  return (
    <Dialog
      open={utility !== null}
      onClose={close}
      closeLabel={t`Close`}
      title={utility?.text ?? ''}
      description={
        needsSignIn ? (
          <Trans>Sign in with your own account to use this.</Trans>
        ) : (
          <Trans>This is available in the mobile app only.</Trans>
        )
      }
      footer={
        <>
          {needsSignIn && (
            <Button variant="secondary" onClick={() => app.send({ type: 'logout.requested' })}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    />
  )
}
