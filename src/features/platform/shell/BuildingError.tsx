import { Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { useBrand } from '@shared/useBrand'
import { LinkButton } from '@ui/link/LinkButton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import Building2 from 'lucide-react/icons/building-2'
import * as css from './Shell.css'

/** The user belongs to no building, so there is nothing to show. */
export function NoBuilding() {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  return (
    <div className={css.mutedMain}>
      <EmptyState
        level="h1"
        icon={<Building2 size={24} aria-hidden="true" />}
        title={t`No building yet`}
        text={<Trans>Your account isn’t linked to a building yet. We can help with that.</Trans>}
        action={
          <LinkButton variant="primary" href={`mailto:${supportEmail}`}>
            <Trans>Contact support</Trans>
          </LinkButton>
        }
      />
    </div>
  )
}

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
