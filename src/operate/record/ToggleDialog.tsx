import { Trans, useLingui } from '@lingui/react/macro'
import {
  changeFailure,
  isApplying,
  isConfirmingChange,
  type ToggleSnapshot,
} from '@machines/operate/toggle/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRef, Snapshot } from 'xstate'
import { type Refusals, useFailureText } from '../form/useFailureText'

type Props = {
  /** A chart that asks before a change: of a record, or of several. */
  toggle: ActorRef<
    Snapshot<unknown> & ToggleSnapshot<unknown>,
    { type: 'change.confirmed' | 'change.dismissed' }
  >
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  isDangerous: boolean
  /** What the server's refusals mean here. */
  refusals?: Refusals
  children?: ReactNode
}

/** Asks before a change that takes effect at once. */
export function ToggleDialog({
  toggle,
  title,
  description,
  confirmLabel,
  busyLabel,
  isDangerous,
  refusals,
  children,
}: Props) {
  const { t } = useLingui()
  const isOpen = useSelector(toggle, isConfirmingChange)
  const busy = useSelector(toggle, isApplying)
  const failure = useSelector(toggle, changeFailure)
  const failureText = useFailureText({
    own_access: t`You can’t take your own access away.`,
    ...refusals,
  })
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
          {failureText(failure)}
        </Notice>
      )}
      {children}
    </Dialog>
  )
}
