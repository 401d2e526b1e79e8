import { Trans, useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import type { ToggleMachine } from '@machines/operate/toggle/machine'
import { changeFailure, isApplying, isConfirmingChange } from '@machines/operate/toggle/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'

type Props<Change> = {
  toggle: ActorRefFrom<ToggleMachine<Change>>
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  isDangerous: boolean
  /** What a refusal means here; null for what it means everywhere. */
  textOf?: (failure: Failure) => string | null
}

/** Asks before a change that takes effect at once. */
export function ToggleDialog<Change>({
  toggle,
  title,
  description,
  confirmLabel,
  busyLabel,
  isDangerous,
  textOf = () => null,
}: Props<Change>) {
  const { t } = useLingui()
  const isOpen = useSelector(toggle, isConfirmingChange)
  const busy = useSelector(toggle, isApplying)
  const failure = useSelector(toggle, changeFailure)
  const failureText = useFailureText()
  const dismiss = () => toggle.send({ type: 'change.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      closeLabel={t`Close`}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => toggle.send({ type: 'change.confirmed' })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" live>
          {textOf(failure) ??
            (isRefusedWith(failure, 'own_access')
              ? t`You can’t take your own access away.`
              : failureText(failure))}
        </Notice>
      )}
    </Dialog>
  )
}
