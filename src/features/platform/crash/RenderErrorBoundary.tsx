import { ErrorBoundary } from '@ui/boundary/ErrorBoundary'
import type { ReactNode } from 'react'
import { CrashScreen } from './CrashScreen'

/** The last net under all views; the root reports what fell into it. */
export function RenderErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<CrashScreen />}>{children}</ErrorBoundary>
}
