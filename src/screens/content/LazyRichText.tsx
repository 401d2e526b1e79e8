import { Skeleton } from '@ui/skeleton/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RichText as Text } from './RichText'

const Lazy = lazy(async () => ({ default: (await import('./RichText')).RichText }))

/** Rich text, whose sanitiser is fetched when there is some. */
export function RichText(props: ComponentProps<typeof Text>) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Lazy {...props} />
    </Suspense>
  )
}
