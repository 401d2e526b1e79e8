import { type ComponentProps, lazy, Suspense } from 'react'
import type { RequestForm as Form } from './RequestForm'

const Lazy = lazy(async () => ({ default: (await import('./RequestForm')).RequestForm }))

/** The form to the help desk, fetched when somebody wants to ask. */
export function RequestForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}
