import { Trans, useLingui } from '@lingui/react/macro'
import {
  errorStatus,
  hasFailedTwice,
  isErrorShown,
  isRetrying,
} from '@machines/platform/globalError/machine'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'

/** Shows that an action failed, with a retry; after a second failure, only a way back. */
export function GlobalErrorDialog() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const open = useShared('globalError', isErrorShown)
  const retrying = useShared('globalError', isRetrying)
  const failedTwice = useShared('globalError', hasFailedTwice)
  const status = useShared('globalError', errorStatus)
  const dismiss = () => system.globalError.send({ type: 'error.dismissed' })
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      closeLabel={t`Close`}
      title={status === 404 ? t`Page not available` : t`Something went wrong`}
      description={
        failedTwice ? (
          <Trans>If it persists, contact support.</Trans>
        ) : (
          <Trans>Try again. If it persists, contact support.</Trans>
        )
      }
      footer={
        <>
          <Button
            variant="secondary"
            disabled={retrying}
            onClick={() => system.globalError.send({ type: 'refresh.pressed' })}
          >
            <Trans>Click to refresh</Trans>
          </Button>
          {failedTwice ? (
            <Button variant="primary" onClick={dismiss}>
              <Trans>Go back</Trans>
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={retrying}
              onClick={() => system.globalError.send({ type: 'request.retried' })}
            >
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
    />
  )
}
