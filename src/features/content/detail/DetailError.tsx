import { Trans, useLingui } from '@lingui/react/macro'
import { OpenSearch } from '@shared/OpenSearch'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import Wind from 'lucide-react/icons/wind'
import * as css from './detail.css'

/** The page failed to load; the user can retry. */
export function DetailFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.trouble}>
      <FailedState
        level="h1"
        title={t`This page could not be loaded`}
        text={<Trans>Check your connection. Nothing of yours has been lost.</Trans>}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    </div>
  )
}

/** The item in the address does not exist, or no longer does. */
export function DetailGone() {
  const { t } = useLingui()
  return (
    <div className={css.trouble}>
      <EmptyState
        level="h1"
        icon={<Wind size={24} aria-hidden="true" />}
        title={t`This is not on any more`}
        text={<Trans>It may have ended, or moved. See what else is on in the building.</Trans>}
        action={
          <>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              <Trans>Go to homepage</Trans>
            </Link>
            <OpenSearch>
              <Trans>Search in the building</Trans>
            </OpenSearch>
          </>
        }
      />
    </div>
  )
}
