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
    <div className={css.error}>
      <FailedState
        level="h1"
        title={t`We couldn’t load this page`}
        text={<Trans>Check your connection. Nothing has been lost.</Trans>}
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
    <div className={css.error}>
      <EmptyState
        level="h1"
        icon={<Wind size={24} aria-hidden="true" />}
        title={t`This is no longer available`}
        text={<Trans>It may have ended or moved. See what else is on in your building.</Trans>}
        action={
          <>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              <Trans>Go to homepage</Trans>
            </Link>
            <OpenSearch>
              <Trans>Search the building</Trans>
            </OpenSearch>
          </>
        }
      />
    </div>
  )
}
