import { type ComponentProps, lazy, Suspense } from 'react'
import type { LinkOutFrame as Frame } from './LinkOutFrame'

const Lazy = lazy(async () => ({ default: (await import('./LinkOutFrame')).LinkOutFrame }))

/** The full-screen frame, fetched when something is framed. */
export function LinkOutFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
