import { AccountFrame } from '@features/account/AccountFrame'
import { cardsLogic } from '@features/cards/cards.page'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '@shared/pages/usePage'
import { CardList, CardsLoading } from './CardList'
import { RemoveCardDialog } from './RemoveCardDialog'

/** The user's payment cards. */
export function CardsScreen() {
  const { t } = useLingui()
  const cards = usePage(cardsLogic)
  return (
    <AccountFrame title={t`Payment cards`}>
      {cards === undefined ? (
        <CardsLoading />
      ) : (
        <>
          <CardList key={cards.sessionId} cards={cards} />
          <RemoveCardDialog cards={cards} />
        </>
      )}
    </AccountFrame>
  )
}
