import { useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import { isReading, listFailure, rowsOf, totalOf } from '@machines/operate/list/selectors'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import type { ComponentProps, ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'

type Props<Query, Row> = {
  list: ActorRefFrom<ListMachine<Query, Row>>
  /** Other rows may exist that the query leaves out. */
  isFiltered?: boolean
  /** Shown if the list has no rows at all. */
  empty: ComponentProps<typeof EmptyState>
  /** What stays above the rows, also if they cannot be read. */
  tools?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list in its looks: loading, empty, failed, and with rows. */
export function ListFrame<Query, Row>({
  list,
  isFiltered = false,
  empty,
  tools,
  children,
}: Props<Query, Row>) {
  const { t } = useLingui()
  const rows = useSelector(list, rowsOf<Row>)
  const total = useSelector(list, totalOf)
  const reading = useSelector(list, isReading)
  const failure = useSelector(list, listFailure)
  const failureText = useFailureText()
  const failed = failure !== null && (
    <FailedState
      title={t`The list couldn’t load`}
      text={failureText(failure)}
      retryLabel={t`Try again`}
      onRetry={() => list.send({ type: 'request.invalidated' })}
    />
  )
  if (rows === null) {
    if (failed !== false) return failed
    return (
      <Loading label={t`Loading`}>
        <Skeleton shape="block" height="56px" />
        <Skeleton lines={6} />
      </Loading>
    )
  }
  if (total === 0 && !isFiltered && !reading) return <EmptyState {...empty} />
  return (
    <>
      {tools}
      {failed}
      {children(rows)}
    </>
  )
}
