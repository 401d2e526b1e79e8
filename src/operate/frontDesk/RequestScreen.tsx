import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import {
  hasThreadFailed,
  isThreadGone,
  textOf,
  threadFailure,
  threadOf,
} from '@machines/support/requestThread/selectors'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import type { PageProps } from '../definePage'
import { useFailureText } from '../form/useFailureText'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { Page } from '../shell/Page'
import { Composer } from './Composer'
import * as css from './frontDesk.css'
import { RequestFacts } from './RequestFacts'
import type { RequestMachine } from './request.logic'
import { Thread } from './Thread'

/** A request of a tenant: what it says, who has it, all that was said, and what to do next. */
export function RequestScreen({ page }: PageProps<RequestMachine>) {
  const { t } = useLingui()
  const thread = useSelector(page, threadOf<OperatedRequestDetail>)
  const isGone = useSelector(page, isThreadGone)
  const hasFailed = useSelector(page, hasThreadFailed)
  const failure = useSelector(page, threadFailure)
  const text = useSelector(page, textOf)
  const failureText = useFailureText()
  const back = { href: paths.requests(useBuildingInPath()), label: t`Requests` }
  if (isGone) {
    return (
      <Page title={t`Request`} back={back}>
        <EmptyState
          icon={<FileX size={24} />}
          title={t`This no longer exists`}
          text={t`It was removed, or your roles don’t cover it.`}
        />
        {text !== '' && <p className={css.message}>{text}</p>}
      </Page>
    )
  }
  if (hasFailed) {
    return (
      <Page title={t`Request`} back={back}>
        <FailedState
          title={t`This page couldn’t load`}
          {...(failure !== null && { text: failureText(failure) })}
          retryLabel={t`Try again`}
          onRetry={() => page.send({ type: 'request.invalidated' })}
        />
      </Page>
    )
  }
  if (thread === null) {
    return (
      <Page title={t`Request`} back={back}>
        <Loading label={t`Loading`}>
          <Skeleton lines={6} />
        </Loading>
      </Page>
    )
  }
  return (
    <Page title={thread.subject} back={back}>
      <div className={css.request}>
        <RequestFacts page={page} request={thread} />
        <div className={css.conversation}>
          <Thread request={thread} />
          <Composer page={page} request={thread} />
        </div>
      </div>
    </Page>
  )
}
