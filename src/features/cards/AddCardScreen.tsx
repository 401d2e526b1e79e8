import { AccountFrame } from '@features/account/AccountFrame'
import { useLingui } from '@lingui/react/macro'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import { viewOf } from '@machines/cards/addCard/selectors'
import type { PageProps } from '@shared/pages/definePage'
import { useSelector } from '@shared/useSelector'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { CardForm } from './CardForm'
import { CardSaved } from './CardSaved'
import * as css from './cards.css'
import type { addCard as logic } from './cards.logic'

/** Adds a payment card: names in our own fields, number and CVV in frames of the card provider. */
export function AddCardScreen({ page: addCard }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <AccountFrame title={t`Add a card`} within="/account/cards">
      {addCard === undefined ? (
        <FormLoading />
      ) : (
        <AddCard key={addCard.sessionId} addCard={addCard} />
      )}
    </AccountFrame>
  )
}

function FormLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the card form`}>
      <div className={css.form}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} shape="block" height="72px" />
        ))}
      </div>
    </Loading>
  )
}

function AddCard({ addCard }: { addCard: AddCardActor }) {
  const { t } = useLingui()
  const view = useSelector(addCard, viewOf)
  if (view === 'loading') return <FormLoading />
  if (view === 'saved') return <CardSaved addCard={addCard} />
  if (view === 'unavailable') {
    return (
      <FailedState
        title={t`We couldn’t load the card form`}
        text={t`We can’t reach the card service right now. What you typed is still here.`}
        retryLabel={t`Try again`}
        onRetry={() => addCard.send({ type: 'request.retried' })}
      />
    )
  }
  return <CardForm addCard={addCard} />
}
