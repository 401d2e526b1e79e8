import { Trans, useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { routerLink } from '@shared/routerLink'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import Unplug from 'lucide-react/icons/unplug'
import Wind from 'lucide-react/icons/wind'
import { SupportButton } from './SupportButton'
import * as css from './suites.css'
import { useSmartPath } from './useSmartPath'

type Props = { failure: Failure | null; onRetry: () => void; retrying: boolean }

/** Why floors or suites are not available, and what helps. */
export function ConnectionNotice({ failure, onRetry, retrying }: Props) {
  const { t } = useLingui()
  const { floors } = useSmartPath()
  if (failure !== null && isRefusedWith(failure, 'system_not_available')) {
    return (
      <div className={css.problem}>
        <EmptyState
          icon={<Unplug size={24} aria-hidden="true" />}
          title={t`System not available`}
          text={
            <Trans>System is currently not available. If issue persists, contact support.</Trans>
          }
          action={<SupportButton />}
        />
      </div>
    )
  }
  if (failure !== null && isRefusedWith(failure, 'not_found', 'invalid_request')) {
    return (
      <div className={css.problem}>
        <EmptyState
          icon={<Wind size={24} aria-hidden="true" />}
          title={t`We couldn’t find this`}
          text={<Trans>The building doesn’t have this floor or suite.</Trans>}
          action={routerLink({
            href: floors,
            className: buttonClass({ variant: 'primary' }),
            children: <Trans>Show all floors</Trans>,
          })}
        />
      </div>
    )
  }
  return (
    <div className={css.problem}>
      <FailedState
        title={t`We couldn’t load this`}
        text={<Trans>Check your connection. Nothing was changed.</Trans>}
        retryLabel={t`Try again`}
        onRetry={onRetry}
        retrying={retrying}
      />
    </div>
  )
}
