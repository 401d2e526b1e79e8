import { MorePages } from '@features/bookings/approvals/MorePages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticesActor } from '@machines/notices/notices/machine'
import { isRead, listOf, marksOf, storedOf } from '@machines/notices/notices/selectors'
import { useRead } from '@shared/reading'
import * as css from '@shared/rowList.css'
import { useSelector } from '@shared/useSelector'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import Bell from 'lucide-react/icons/bell'
import { NoticeRow } from './NoticeRow'

/** The notices, in every view state. */
export function NoticeList({ notices }: { notices: NoticesActor }) {
  const { t } = useLingui()
  const list = useSelector(notices, listOf)
  const { status, data } = useRead(list)
  const marks = useSelector(notices, marksOf)
  const stored = useSelector(notices, storedOf)
  if (status === 'PENDING') return <NoticesLoading />
  if (status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load your notifications`}
        retryLabel={t`Try again`}
        onRetry={() => list?.send({ type: 'request.invalidated' })}
      />
    )
  }
  const items = data ?? []
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Bell size={24} aria-hidden="true" />}
        title={t`Nothing new`}
        text={
          <Trans>
            When the building decides about a booking or answers a request, you read it here.
          </Trans>
        }
      />
    )
  }
  return (
    <div className={css.more}>
      <ul className={css.rows}>
        {items.map((notice) => (
          <NoticeRow
            key={notice.uuid}
            notice={notice}
            isUnread={!isRead(notice, marks, stored)}
            onOpen={() => notices.send({ type: 'notice.opened', uuid: notice.uuid })}
          />
        ))}
      </ul>
      <MorePages list={list} />
    </div>
  )
}

export function NoticesLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your notifications`}>
      <div className={css.rows}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}
