import { Trans, useLingui } from '@lingui/react/macro'
import type { CardsActor } from '@machines/cards/cards/machine'
import { cardToRemove, isRemoving, removeFailure } from '@machines/cards/cards/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Notice } from '@ui/notice/Notice'
import { useCardName } from './useCardName'

/** Asks for confirmation before a card is removed, and shows the error if that failed. */
export function RemoveCardDialog({ cards }: { cards: CardsActor }) {
  const { t } = useLingui()
  const card = useSelector(cards, cardToRemove)
  const busy = useSelector(cards, isRemoving)
  const failure = useSelector(cards, removeFailure)
  const nameOf = useCardName()
  if (card === null) return null
  const dismiss = () => cards.send({ type: 'remove.dismissed' })
  const name = nameOf(card)
  return (
    <Dialog
      open
      onClose={dismiss}
      closeLabel={t`Close`}
      title={t`Remove ${name}?`}
      description={<Trans>Services in your building won’t be able to charge it anymore.</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={dismiss}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => cards.send({ type: 'remove.confirmed' })}
          >
            <Trans>Remove</Trans>
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
