import { ErrorBoundary } from '@ui/boundary/ErrorBoundary'
import type { ReactNode } from 'react'
import { CrashScreen } from './CrashScreen'

/** The outermost error boundary; the root reports what it catches. */
export function RenderErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<CrashScreen />}>{children}</ErrorBoundary>
}
