import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartContent, useHydratedPart } from './hydration/boundary'
import { fetchCode } from './missingCode'

/** A view whose code is loaded when it is first rendered. A failed load is retried on the next render. */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await fetchCode(load) }
      } catch (error) {
        // React caches a rejected promise forever.
        latest = make()
        throw error
      }
    })
  let latest = make()
  return function LazyView(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => latest)
    const part = useHydratedPart()
    return (
      <Suspense fallback={waiting}>
        <PartContent of={part}>
          <View {...props} />
        </PartContent>
      </Suspense>
    )
  }
}
