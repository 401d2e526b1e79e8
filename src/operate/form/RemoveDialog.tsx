import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CollectionSnapshot,
  isConfirmingRemoval,
  isRemoving,
  removalFailure,
} from '@machines/operate/collection/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import type { ActorRef, Snapshot } from 'xstate'
import { type Refusals, useFailureText } from './useFailureText'

type Props = {
  /** Its fields do not matter here. */
  collection: ActorRef<
    Snapshot<unknown> & CollectionSnapshot<unknown>,
    { type: 'remove.confirmed' | 'remove.dismissed' }
  >
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  /** What the server's refusals mean here. */
  refusals?: Refusals | undefined
}

/** Asks before a record is removed. */
export function RemoveDialog({
  collection,
  title,
  description,
  confirmLabel,
  busyLabel,
  refusals,
}: Props) {
  const { t } = useLingui()
  const isOpen = useSelector(collection, isConfirmingRemoval)
  const busy = useSelector(collection, isRemoving)
  const failure = useSelector(collection, removalFailure)
  const failureText = useFailureText(refusals)
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
          {failureText(failure)}
        </Notice>
      )}
    </Dialog>
  )
}
