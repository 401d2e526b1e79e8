import { Trans, useLingui } from '@lingui/react/macro'
import type { InviteActor } from '@machines/visitors/invite/machine'
import { listOf, viewOf } from '@machines/visitors/invite/selectors'
import * as page from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { CancelVisitDialog } from './CancelVisitDialog'
import { InvitationDialog } from './InvitationDialog'
import { InvitedDialog } from './InvitedDialog'
import { VisitorList, VisitorsLoading } from './VisitorList'
import type { invite as logic } from './visitors.logic'

/** The user's visitors in this building, and inviting another one. */
export function VisitorsScreen({ page: invite }: PageProps<typeof logic>) {
  const { t } = useLingui()
  if (invite === undefined) {
    return (
      <div className={cx(page.page, page.narrow)}>
        <PageHeading className={pageTitle}>{t`Visitors`}</PageHeading>
        <VisitorsLoading />
      </div>
    )
  }
  return <Visitors key={invite.sessionId} invite={invite} />
}

function Visitors({ invite }: { invite: InviteActor }) {
  const { t } = useLingui()
  const { status, data } = useRead(useSelector(invite, listOf))
  const view = useSelector(invite, viewOf)
  const hasVisitors = status === 'FULFILLED' && (data ?? []).length > 0
  return (
    <div className={cx(page.page, page.narrow)}>
      <header className={page.head}>
        <PageHeading className={pageTitle}>{t`Visitors`}</PageHeading>
        {hasVisitors && (
          <Button
            variant="primary"
            icon={<UserRoundPlus size={20} aria-hidden="true" />}
            onClick={() => invite.send({ type: 'invite.pressed' })}
          >
            <Trans>Invite a visitor</Trans>
          </Button>
        )}
      </header>
      <VisitorList invite={invite} />
      {view === 'form' && <InvitationDialog invite={invite} />}
      {view === 'ticket' && <InvitedDialog invite={invite} />}
      <CancelVisitDialog invite={invite} />
    </div>
  )
}
