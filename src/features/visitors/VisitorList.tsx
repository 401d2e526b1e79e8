import type { Visitor } from '@contract/visitors'
import { MorePages } from '@features/bookings/approvals/MorePages'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { InviteActor } from '@machines/visitors/invite/machine'
import { failureOf, isCurrent, listOf, viewOf } from '@machines/visitors/invite/selectors'
import { useRead } from '@shared/reading'
import * as css from '@shared/rowList.css'
import { StaffOnly } from '@shared/StaffOnly'
import { section } from '@shared/section.css'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { sectionTitle } from '@ui/theme/typography.css'
import Users from 'lucide-react/icons/users'
import { VisitorRow } from './VisitorRow'

export function VisitorsLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading visitors`}>
      <div className={css.rows}>
        {['a', 'b', 'c'].map((key) => (
          <SkeletonTile key={key} kind="utility" />
        ))}
      </div>
    </Loading>
  )
}

/** Those to come and in the building, then earlier ones, in every view state. */
export function VisitorList({ invite }: { invite: InviteActor }) {
  const { t } = useLingui()
  const list = useSelector(invite, listOf)
  const { status, data, failure } = useRead(list)
  if (status === 'PENDING') return <VisitorsLoading />
  if (status === 'REJECTED') {
    return failure !== null && isRefusedWith(failure, 'permission_denied') ? (
      <StaffOnly
        title={t`Only tenants invite visitors`}
        text={<Trans>You’re a guest of this building.</Trans>}
      />
    ) : (
      <FailedState
        title={t`We couldn’t load your visitors`}
        retryLabel={t`Try again`}
        onRetry={() => invite.send({ type: 'request.invalidated' })}
      />
    )
  }
  const visitors = data ?? []
  if (visitors.length === 0) {
    return (
      <EmptyState
        icon={<Users size={24} aria-hidden="true" />}
        title={t`No visitors yet`}
        text={<Trans>They get a code by mail, and the front desk knows whom to expect.</Trans>}
        action={
          <Button variant="primary" onClick={() => invite.send({ type: 'invite.pressed' })}>
            <Trans>Invite a visitor</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ChangeFailed invite={invite} />
      <Group
        id="visitors-coming"
        title={t`Coming`}
        visitors={visitors.filter(isCurrent)}
        invite={invite}
      />
      <Group
        id="visitors-earlier"
        title={t`Earlier`}
        visitors={visitors.filter((each) => !isCurrent(each))}
        invite={invite}
      />
      <MorePages list={list} />
    </>
  )
}

/** Why the last change was not saved. */
function ChangeFailed({ invite }: { invite: InviteActor }) {
  const failure = useSelector(invite, failureOf)
  const view = useSelector(invite, viewOf)
  if (failure === null || view !== 'list') return null
  const isLate = isRefusedWith(failure, 'visitor_not_expected', 'visitor_not_here', 'not_found')
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button variant="secondary" onClick={() => invite.send({ type: 'failure.dismissed' })}>
          <Trans>Okay</Trans>
        </Button>
      }
    >
      {isLate ? (
        <Trans>Their visit has changed meanwhile. The list is up to date.</Trans>
      ) : (
        <Trans>Unable to complete at this moment. Please try again later.</Trans>
      )}
    </Notice>
  )
}

type GroupProps = { id: string; title: string; visitors: readonly Visitor[]; invite: InviteActor }

function Group({ id, title, visitors, invite }: GroupProps) {
  if (visitors.length === 0) return null
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      <ul className={css.rows}>
        {visitors.map((visitor) => (
          <VisitorRow key={visitor.uuid} visitor={visitor} invite={invite} />
        ))}
      </ul>
    </section>
  )
}
