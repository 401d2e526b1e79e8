import { AccountFrame } from '@features/account/AccountFrame'
import { useLingui } from '@lingui/react/macro'
import type { PageProps } from '@shared/pages/definePage'
import { CardList, CardsLoading } from './CardList'
import type { cards as logic } from './cards.logic'
import { RemoveCardDialog } from './RemoveCardDialog'

/** The user's payment cards. */
export function CardsScreen({ page: cards }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <AccountFrame title={t`Cards`}>
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
