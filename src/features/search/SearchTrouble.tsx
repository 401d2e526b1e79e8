import { Trans, useLingui } from '@lingui/react/macro'
import type { SearchActor } from '@machines/search/search/machine'
import { failureOf } from '@machines/search/search/selectors'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'

/** The search did not come through; the words stay. */
export function SearchTrouble({ search }: { search: SearchActor }) {
  const { t } = useLingui()
  const failure = useSelector(search, failureOf)
  const isOffline = failure?.kind === 'network'
  return (
    <FailedState
      title={isOffline ? t`You are offline` : t`The search did not come through`}
      text={
        isOffline ? (
          <Trans>Check your connection. What you typed stays here.</Trans>
        ) : (
          <Trans>Try again in a moment. What you typed stays here.</Trans>
        )
      }
      retryLabel={t`Try again`}
      onRetry={() => search.send({ type: 'search.retried' })}
    />
  )
}
