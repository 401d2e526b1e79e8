import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'
import {
  isConfirmingRemoval,
  isRemoving,
  removalFailure,
} from '@machines/operate/collection/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import { useFailureText } from './useFailureText'

type CollectionActor = {
  getSnapshot: () => Parameters<typeof removalFailure>[0]
  subscribe: (listener: (snapshot: Parameters<typeof removalFailure>[0]) => void) => {
    unsubscribe: () => void
  }
  send: (event: { type: 'remove.confirmed' } | { type: 'remove.dismissed' }) => void
}

type Props = {
  collection: CollectionActor
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  /** What a refusal means here; null for what it means everywhere. */
  textOf: (failure: Failure) => string | null
}

/** Asks before a record is removed. */
export function RemoveDialog({
  collection,
  title,
  description,
  confirmLabel,
  busyLabel,
  textOf,
}: Props) {
  const { t } = useLingui()
  const isOpen = useSelector(collection as never, isConfirmingRemoval as never) as boolean
  const busy = useSelector(collection as never, isRemoving as never) as boolean
  const failure = useSelector(collection as never, removalFailure as never) as Failure | null
  const failureText = useFailureText()
  const dismiss = () => collection.send({ type: 'remove.dismissed' })
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
            variant="danger"
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => collection.send({ type: 'remove.confirmed' })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" live>
          {textOf(failure) ?? failureText(failure)}
        </Notice>
      )}
    </Dialog>
  )
}
