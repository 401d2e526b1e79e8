import { MorePages } from '@features/bookings/approvals/MorePages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import * as css from '@shared/rowList.css'
import { Button } from '@ui/button/Button'
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
      <ul className={css.rows}>
        {items.map((request) => (
          <RequestRow key={request.id} request={request} requests={requests} />
        ))}
      </ul>
      <MorePages list={list} />
    </div>
  )
}
