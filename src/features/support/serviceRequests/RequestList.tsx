import { MoreRows } from '@features/bookings/history/MoreRows'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  hasMoreRows,
  isLoadingMoreRows,
  rowsFailure,
} from '@machines/kernel/pagedRequest/selectors'
import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import * as css from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import Plus from 'lucide-react/icons/plus'
import Wrench from 'lucide-react/icons/wrench'
import { RequestRow } from './RequestRow'
import { RequestsLoading } from './RequestsLoading'
import { useRequests } from './useRequests'

/** The requests, in every view state. */
export function RequestList({ requests }: { requests: ServiceRequestsActor }) {
  const { t } = useLingui()
  const { list, status, items } = useRequests(requests)
  const failure = useSelector(list, (at) => (at === undefined ? null : rowsFailure(at)))
  const more = useSelector(list, (at) => at !== undefined && hasMoreRows(at))
  const busy = useSelector(list, (at) => at !== undefined && isLoadingMoreRows(at))
  if (status === 'PENDING') return <RequestsLoading />
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your requests`}
        retryLabel={t`Try again`}
        onRetry={() => list?.send({ type: 'request.invalidated' })}
      />
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Wrench size={24} aria-hidden="true" />}
        title={t`No requests yet`}
        text={<Trans>Is something broken, cold, or missing? Let the building know.</Trans>}
        action={
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => requests.send({ type: 'new.pressed' })}
          >
            <Trans>New request</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <div className={css.more}>
      {failure !== null && (
        <Notice tone="warning" live>
          <Trans>This may be out of date. We couldn’t reach the server.</Trans>
        </Notice>
      )}
      <ul className={css.rows}>
        {items.map((request) => (
          <RequestRow key={request.id} request={request} requests={requests} />
        ))}
      </ul>
      {more && <MoreRows busy={busy} onPress={() => list?.send({ type: 'more.pressed' })} />}
    </div>
  )
}
