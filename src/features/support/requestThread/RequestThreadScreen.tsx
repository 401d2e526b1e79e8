import type { ServiceRequest } from '@contract/serviceRequests'
import { DetailFailed, DetailGone } from '@features/content/detail/DetailError'
import { DetailLoading } from '@features/content/detail/DetailLoading'
import { useLingui } from '@lingui/react/macro'
import { hasThreadFailed, isThreadGone, threadOf } from '@machines/support/requestThread/selectors'
import { BackLink } from '@shared/BackLink'
import { hrefTo } from '@shared/hrefTo'
import * as page from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useSelector } from '@shared/useSelector'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { pageTitle } from '@ui/theme/typography.css'
import { Conversation } from './Conversation'
import { NextStep } from './NextStep'
import { RequestFacts } from './RequestFacts'
import * as css from './requestThread.css'
import type { requestThread as logic, RequestThreadActor } from './requestThread.logic'
import { WithdrawDialog } from './WithdrawDialog'

/** One of the user's requests: where it stands, who has it, and the conversation with the building. */
export function RequestThreadScreen({ page: actor }: PageProps<typeof logic>) {
  if (actor === undefined) return <DetailLoading />
  return <RequestThread key={actor.sessionId} actor={actor} />
}

function RequestThread({ actor }: { actor: RequestThreadActor }) {
  const { t } = useLingui()
  const request = useSelector(actor, threadOf<ServiceRequest>)
  const isGone = useSelector(actor, isThreadGone)
  const hasFailed = useSelector(actor, hasThreadFailed)
  const buildingUuid = useSelector(actor, ({ context }) => context.of.buildingUuid)
  if (isGone) return <DetailGone />
  if (hasFailed) {
    return <DetailFailed onRetry={() => actor.send({ type: 'request.invalidated' })} />
  }
  if (request === null) return <DetailLoading />
  return (
    <div className={cx(page.page, page.narrow)}>
      <BackLink
        href={hrefTo('/building/$buildingUuid/service-requests', { buildingUuid })}
      >{t`Service requests`}</BackLink>
      <PageHeading className={pageTitle}>{request.subject}</PageHeading>
      <div className={css.parts}>
        <RequestFacts request={request} />
        <Conversation request={request} />
        <NextStep actor={actor} request={request} />
      </div>
      <WithdrawDialog actor={actor} />
    </div>
  )
}
