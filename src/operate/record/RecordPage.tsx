import { useLingui } from '@lingui/react/macro'
import type { RecordMachine } from '@machines/operate/record/machine'
import {
  hasReadFailed,
  isFirstRead,
  isRecordGone,
  recordFailure,
} from '@machines/operate/record/selectors'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import { Page } from '../shell/Page'

type Props<Fields extends object> = {
  record: ActorRefFrom<RecordMachine<Fields>>
  back: { href: string; label: string }
  titleOf: (fields: Fields) => string
  /** The title until the record is read. */
  fallbackTitle: string
  action: ReactNode
  children: ReactNode
}

/** The page of a record in its looks: loading, gone, failed, and with its form. */
export function RecordPage<Fields extends object>({
  record,
  back,
  titleOf,
  fallbackTitle,
  action,
  children,
}: Props<Fields>) {
  const { t } = useLingui()
  // The title is what is stored: an edit is not true yet.
  const fields = useSelector(record, ({ context }) => context.known?.fields ?? null)
  const reading = useSelector(record, isFirstRead)
  const gone = useSelector(record, isRecordGone)
  const failed = useSelector(record, hasReadFailed)
  const failure = useSelector(record, recordFailure)
  const failureText = useFailureText()
  if (reading) {
    return (
      <Page title={fallbackTitle} back={back}>
        <Loading label={t`Loading`}>
          <Skeleton lines={6} />
        </Loading>
      </Page>
    )
  }
  if (gone) {
    return (
      <Page title={fallbackTitle} back={back}>
        <EmptyState
          icon={<FileX size={24} />}
          title={t`This no longer exists`}
          text={t`It was removed, or your roles don’t cover it.`}
        />
      </Page>
    )
  }
  if (failed || fields === null) {
    return (
      <Page title={fallbackTitle} back={back}>
        <FailedState
          title={t`This page couldn’t load`}
          {...(failure !== null && { text: failureText(failure) })}
          retryLabel={t`Try again`}
          onRetry={() => record.send({ type: 'request.invalidated' })}
        />
      </Page>
    )
  }
  return (
    <Page title={titleOf(fields) || fallbackTitle} back={back} action={action}>
      {children}
    </Page>
  )
}
