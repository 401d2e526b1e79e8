import { inputOf } from '@kit/calls'
import { started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { cites, during } from '@kit/vocabulary'
import type { cardsMachine, RemovingCard } from '@machines/cards/cards/machine'
import { cardToRemove } from '@machines/cards/cards/selectors'
import { isRemoved, removalLaws } from '../kernel/shared.laws'

type Step = Moment<typeof cardsMachine>

const isGone = isRemoved('removeCard')

/** docs/behaviour.md#cards. */
export const cardsLaws: Laws<typeof cardsMachine> = {
  ...removalLaws<typeof cardsMachine>({
    call: 'removeCard',
    confirmed: 'remove.confirmed',
    isAsking: (at) => cardToRemove(at) !== null,
    confirmation: 'After a confirmation, a card is removed here and at the provider.',
    reading:
      "The list (/account/cards) shows the user's payment cards, the latest first, with brand, last digits and expiration month.",
  }),
  'the removed card is the one the user confirmed': cites(
    'After a confirmation, a card is removed here and at the provider.',
    during(started('removeCard')).always(({ before, after }: Step) => {
      const { id } = inputOf(after, 'removeCard') as RemovingCard
      return before !== null && id === cardToRemove(before)?.id
    }),
  ),
  'a removed card is gone from the list, even if an older list arrives later': cites(
    'After a confirmation, a card is removed here and at the provider.',
    (step) => {
      const { before, after } = step
      if (before === null) return true
      if (!isGone(step)) return before.context.removed === after.context.removed
      return after.context.removed.includes(cardToRemove(before)?.id ?? '')
    },
  ),
}
