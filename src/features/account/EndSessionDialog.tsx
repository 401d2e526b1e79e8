import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSessionsActor } from '@machines/account/ownSessions/machine'
import {
  chosenOf,
  endFailure,
  isConfirmingEnd,
  isEnding,
} from '@machines/account/ownSessions/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useSessionName } from './useSessionName'

/** Asks for confirmation before a session ends, and shows the error if ending it failed. */
export function EndSessionDialog({ ownSessions }: { ownSessions: OwnSessionsActor }) {
  const { t } = useLingui()
  const isOpen = useSelector(ownSessions, isConfirmingEnd)
  const busy = useSelector(ownSessions, isEnding)
  const chosen = useSelector(ownSessions, chosenOf)
  const failure = useSelector(ownSessions, endFailure)
  const nameOf = useSessionName()
  if (!isOpen) return null
  const dismiss = () => ownSessions.send({ type: 'end.dismissed' })
  const name = chosen === null ? '' : nameOf(chosen)
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={chosen === null ? t`Sign out everywhere else?` : t`Sign out ${name}?`}
      description={
        chosen === null ? (
          <Trans>
            You’ll need to sign in again on your other devices. You’ll stay signed in here.
          </Trans>
        ) : (
          <Trans>You’ll need to sign in again on that device.</Trans>
        )
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => ownSessions.send({ type: 'end.confirmed' })}
          >
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" live>
          <Trans>Unable to complete at this moment. Please try again later.</Trans>
        </Notice>
      )}
    </Dialog>
  )
}
