import { Trans, useLingui } from '@lingui/react/macro'
import { isExpired } from '@machines/session/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useShared } from '@screens/app/useShared'
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
      description={<Trans>Please log in again.</Trans>}
      footer={
        <Button variant="primary" onClick={acknowledge}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
