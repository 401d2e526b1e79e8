import { useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { FailedState } from '@ui/states/FailedState'
import * as css from './Shell.css'

/** The buildings failed to load, and none is stored from an earlier page load. */
export function BuildingFailed() {
  const { t } = useLingui()
  const { system } = useAppServices()
  return (
    <div className={css.mutedMain}>
      <FailedState
        level="h1"
        title={t`We couldn’t load your building`}
        text={t`Check your connection and try again.`}
        retryLabel={t`Try again`}
        onRetry={() => system.building.send({ type: 'request.retried' })}
      />
    </div>
  )
}
