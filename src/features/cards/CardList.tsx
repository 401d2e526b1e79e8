import { Trans, useLingui } from '@lingui/react/macro'
import type { CardsActor } from '@machines/cards/cards/machine'
import { listOf, removedOf } from '@machines/cards/cards/selectors'
import { useRead } from '@shared/reading'
import * as rows from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import CreditCard from 'lucide-react/icons/credit-card'
import { CardRow } from './CardRow'
import * as css from './cards.css'

export function CardsLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your cards`}>
      <div className={rows.rows}>
        {['a', 'b'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}

const wayToForm = (variant: 'primary' | 'secondary') => (
  <Link to="/add-card" className={buttonClass({ variant })}>
    <Trans>Add a card</Trans>
  </Link>
)

/** The saved cards, in every view state. */
export function CardList({ cards }: { cards: CardsActor }) {
  const { t } = useLingui()
  const { status, data, failure } = useRead(useSelector(cards, listOf))
  const removed = useSelector(cards, removedOf)
  if (status === 'PENDING') return <CardsLoading />
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your cards`}
        retryLabel={t`Try again`}
        onRetry={() => cards.send({ type: 'request.invalidated' })}
      />
    )
  }
  const saved = (data ?? []).filter(({ id }) => !removed.includes(id))
  if (saved.length === 0) {
    return (
      <EmptyState
        icon={<CreditCard size={24} aria-hidden="true" />}
        title={t`No cards yet`}
        text={<Trans>Add a card to pay for services in your building.</Trans>}
        action={wayToForm('primary')}
      />
    )
  }
  return (
    <div className={rows.more}>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      <ul className={rows.rows}>
        {saved.map((card) => (
          <CardRow key={card.id} card={card} cards={cards} />
        ))}
      </ul>
      <div className={css.actions}>{wayToForm('secondary')}</div>
    </div>
  )
}
