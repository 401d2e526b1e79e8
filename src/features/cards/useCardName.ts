import type { PaymentMethod } from '@contract/payments'
import { useLingui } from '@lingui/react/macro'
import { cardTypeName } from '@rules/cards/types'

/** A card's name: its brand and the last digits of its number. */
export function useCardName(): (
  card: Pick<PaymentMethod, 'card_brand' | 'card_last_four'>,
) => string {
  const { t } = useLingui()
  return ({ card_brand, card_last_four: lastFour }) => {
    const brand = cardTypeName(card_brand) ?? t`Card`
    return t`${brand} ending in ${lastFour}`
  }
}
