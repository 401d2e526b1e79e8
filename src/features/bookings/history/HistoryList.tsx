import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryActor } from '@machines/bookings/history/machine'
import {
  hasMore,
  isLoadingMore,
  itemsOf,
  listFailure,
  periodOf,
  viewStateOf,
} from '@machines/bookings/history/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import * as css from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { HistoryLoading } from './HistoryLoading'
import { MoreRows } from './MoreRows'
import { TransactionRow } from './TransactionRow'

/** The rows of one type and period, in every view state. */
export function HistoryList({ history }: { history: HistoryActor }) {
  const { t } = useLingui()
  const viewState = useSelector(history, viewStateOf)
  const items = useSelector(history, itemsOf)
  const period = useSelector(history, periodOf)
  const failure = useSelector(history, listFailure)
  const more = useSelector(history, hasMore)
  const busy = useSelector(history, isLoadingMore)
  const building = useShared('building', buildingOf)
  if (viewState === 'loading') return <HistoryLoading />
  if (viewState === 'failed') {
    return (
      <FailedState
        title={t`We couldn’t load your history`}
        retryLabel={t`Try again`}
        onRetry={() => history.send({ type: 'list.retried' })}
      />
    )
  }
  if (viewState === 'empty') {
    return (
      <EmptyState
        icon={<ReceiptText size={24} aria-hidden="true" />}
        title={t`Transactions not found`}
        text={
          period === 'upcoming' ? (
            <Trans>Anything you attend, book, or order will show up here.</Trans>
          ) : (
            <Trans>Once something’s over, you’ll find it here.</Trans>
          )
        }
        action={
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            <Trans>See what’s on</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <div className={css.more}>
      <ul className={css.rows}>
        {items.map((item) => (
          <TransactionRow
            key={item.uuid}
            item={item}
            buildingUuid={building?.uuid ?? ''}
            timezone={building?.timezone ?? 'UTC'}
            onOpen={({ uuid }) => history.send({ type: 'receipt.opened', uuid })}
          />
        ))}
      </ul>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      {more && <MoreRows busy={busy} onPress={() => history.send({ type: 'more.pressed' })} />}
    </div>
  )
}
