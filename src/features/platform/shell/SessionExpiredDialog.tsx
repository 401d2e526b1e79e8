import { Trans, useLingui } from '@lingui/react/macro'
import { isExpired } from '@machines/auth/session/selectors'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

export function SessionExpiredDialog() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const acknowledge = () => system.session.send({ type: 'session.acknowledged' })
  return (
    <Dialog
      open={useShared('session', isExpired)}
      onClose={acknowledge}
      dismissible={false}
      title={t`Your session has expired`}
      description={<Trans>Please login again.</Trans>}
      footer={
        <Button variant="primary" onClick={acknowledge}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
