import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryActor } from '@machines/bookings/history/machine'
import { listOf, periodOf, typeOf } from '@machines/bookings/history/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { useRead } from '@shared/reading'
import * as css from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { MorePages } from '../approvals/MorePages'
import { HistoryLoading } from './HistoryLoading'
import { TransactionRow } from './TransactionRow'

/** The rows of one type and period, in every view state. */
export function HistoryList({ history }: { history: HistoryActor }) {
  const { t } = useLingui()
  const list = useSelector(history, listOf)
  const { status, data } = useRead(list)
  const period = useSelector(history, periodOf)
  const isOfSpaces = useSelector(history, typeOf) === 'resource_booking'
  const building = useShared('building', buildingOf)
  if (status === 'PENDING') return <HistoryLoading />
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your history`}
        retryLabel={t`Try again`}
        onRetry={() => list?.send({ type: 'request.invalidated' })}
      />
    )
  }
  const items = data ?? []
  if (items.length === 0) {
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
          isOfSpaces && building !== null ? (
            <Link
              to="/building/$buildingUuid/spaces"
              params={{ buildingUuid: building.uuid }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>Book a space</Trans>
            </Link>
          ) : (
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              <Trans>See what’s on</Trans>
            </Link>
          )
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
            onOpen={(booking) => history.send({ type: 'receipt.opened', booking })}
          />
        ))}
      </ul>
      <MorePages list={list} />
    </div>
  )
}
