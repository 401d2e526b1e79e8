import { useLingui } from '@lingui/react/macro'
import { ErrorBoundary } from '@ui/boundary/ErrorBoundary'
import { FailedState } from '@ui/states/FailedState'
import type { ReactNode } from 'react'
import * as css from './Page.css'

/** Shown instead of the console if a screen cannot be rendered. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<Crashed />}>{children}</ErrorBoundary>
}

function Crashed() {
  const { t } = useLingui()
  return (
    <main className={css.page}>
      <FailedState
        level="h1"
        title={t`Something broke on this page`}
        text={t`Nothing that you saved is lost.`}
        retryLabel={t`Reload`}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
