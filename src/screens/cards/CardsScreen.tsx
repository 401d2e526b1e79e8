import { useLingui } from '@lingui/react/macro'
import type { cardsMachine } from '@machines/cards/machine'
import { AccountFrame } from '@screens/account/AccountFrame'
import { usePage } from '@screens/app/usePage'
import type { ActorRefFrom } from 'xstate'
import { CardList, CardsLoading } from './CardList'
import { RemoveCardDialog } from './RemoveCardDialog'

export type CardsActor = ActorRefFrom<typeof cardsMachine>

/** One's payment cards. */
export function CardsScreen() {
  const { t } = useLingui()
  const cards = usePage('cards')
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
