import { Trans, useLingui } from '@lingui/react/macro'
import type { ApprovalsActor } from '@machines/bookings/approvals/machine'
import { failureOf, isDenying, listOf } from '@machines/bookings/approvals/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import * as page from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import * as rows from '@shared/rowList.css'
import { StaffOnly } from '@shared/StaffOnly'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { pageTitle } from '@ui/theme/typography.css'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import type { approvals as logic } from './approvals.logic'
import { BlockedTimes } from './BlockedTimes'
import { DenialDialog } from './DenialDialog'
import { MorePages } from './MorePages'
import { PendingBookingRow } from './PendingBookingRow'

/** Bookings that wait for a manager's decision. */
export function ApprovalsScreen({ page: approvals }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={cx(page.page, page.narrow)}>
      <PageHeading className={pageTitle}>{t`Bookings to approve`}</PageHeading>
      {approvals === undefined ? (
        <ApprovalsLoading />
      ) : (
        <Approvals key={approvals.sessionId} approvals={approvals} />
      )}
    </div>
  )
}

function ApprovalsLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading bookings`}>
      <div className={rows.rows}>
        {['a', 'b', 'c'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}

function Approvals({ approvals }: { approvals: ApprovalsActor }) {
  const { t } = useLingui()
  const list = useSelector(approvals, listOf)
  const read = useRead(list)
  const failure = useSelector(approvals, failureOf)
  const denying = useSelector(approvals, isDenying)
  if (read.status === 'PENDING') return <ApprovalsLoading />
  if (read.status === 'REJECTED') {
    const isClosed = read.failure !== null && isRefusedWith(read.failure, 'permission_denied')
    return isClosed ? (
      <StaffOnly
        title={t`This page is for managers`}
        text={<Trans>Need to approve bookings? Ask your building for access.</Trans>}
      />
    ) : (
      <FailedState
        title={t`We couldn’t load the bookings`}
        retryLabel={t`Try again`}
        onRetry={() => approvals.send({ type: 'request.invalidated' })}
      />
    )
  }
  const bookings = read.data ?? []
  return (
    <>
      {failure !== null && !denying && (
        <Notice
          tone="danger"
          live
          action={
            <Button
              variant="secondary"
              onClick={() => approvals.send({ type: 'failure.dismissed' })}
            >
              <Trans>Okay</Trans>
            </Button>
          }
        >
          {isRefusedWith(failure, 'booking_decided', 'not_found') ? (
            <Trans>It’s already been decided or cancelled.</Trans>
          ) : (
            <Trans>Unable to complete at this moment. Please try again later.</Trans>
          )}
        </Notice>
      )}
      {bookings.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck size={24} aria-hidden="true" />}
          title={t`You’re all caught up`}
          text={<Trans>New bookings will show up here as they come in.</Trans>}
        />
      ) : (
        <div className={rows.more}>
          <ul className={rows.rows}>
            {bookings.map((booking) => (
              <PendingBookingRow key={booking.uuid} booking={booking} approvals={approvals} />
            ))}
          </ul>
          <MorePages list={list} />
        </div>
      )}
      <BlockedTimes approvals={approvals} />
      {denying && (
        <DenialDialog
          approvals={approvals}
          booking={bookings.find(({ uuid }) => uuid === approvals.getSnapshot().context.uuid)}
        />
      )}
    </>
  )
}
