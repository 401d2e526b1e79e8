import { ErrorBoundary } from '@ui/boundary/ErrorBoundary'
import type { ReactNode } from 'react'
import { SorryScreen } from './SorryScreen'

/** The last net under all views; the root reports what fell into it. */
export function RenderErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<SorryScreen />}>{children}</ErrorBoundary>
}
