import { Trans, useLingui } from '@lingui/react/macro'
import {
  type adminLaunchMachine,
  launchFailure,
  offeredHref,
} from '@machines/embed/adminLaunch/machine'
import { isRefusedWith } from '@machines/kernel/failure'
import { newTabLink } from '@shared/routerLink'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Dialog } from '@ui/dialog/Dialog'
import type { ActorRefFrom } from 'xstate'

/** Shown if the admin site could not be opened automatically: its link, or the error. */
export function AdminLaunchDialog({ launch }: { launch: ActorRefFrom<typeof adminLaunchMachine> }) {
  const { t } = useLingui()
  const href = useSelector(launch, offeredHref)
  const failure = useSelector(launch, launchFailure)
  const close = () => launch.send({ type: 'dialog.closed' })
  const isDenied = failure !== null && isRefusedWith(failure, 'permission_denied')
  const cancel = (
    <Button variant="secondary" onClick={close}>
      <Trans>Close</Trans>
    </Button>
  )
  if (href !== null) {
    return (
      <Dialog
        open
        onClose={close}
        closeLabel={t`Close`}
        title={t`Open the admin site`}
        description={<Trans>Your browser blocked the new tab. This link works once.</Trans>}
        footer={
          <>
            {cancel}
            {newTabLink({
              href,
              className: buttonClass({ variant: 'primary' }),
              onClick: close,
              children: <Trans>Launch admin</Trans>,
            })}
          </>
        }
      />
    )
  }
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`We couldn’t open the admin site`}
      description={
        isDenied ? (
          <Trans>You no longer have access to it.</Trans>
        ) : (
          <Trans>Check your connection and try again.</Trans>
        )
      }
      footer={
        <>
          {cancel}
          {!isDenied && (
            <Button variant="primary" onClick={() => launch.send({ type: 'launch.pressed' })}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      }
    />
  )
}
