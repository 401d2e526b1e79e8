import { type ReactNode, useLayoutEffect, useState } from 'react'
import { expectPart, finishPart, type HydratedPart } from './hydration'
import { useMountsHydrated } from './useMountsHydrated'

/**
 * Announces a boundary, a `Suspense` or an `Activity`: React hydrates its content after what is around it. The content
 * must be in a `PartContent`. Null if there is no server's markup to hydrate.
 */
export function useHydratedPart(): HydratedPart | null {
  const isHydrating = useMountsHydrated()
  const [part] = useState<HydratedPart | null>(() => (isHydrating ? {} : null))
  useExpected(part)
  return part
}

export function useExpected(part: HydratedPart | null): void {
  useLayoutEffect(() => {
    if (part === null) return undefined
    expectPart(part)
    return () => finishPart(part)
  }, [part])
}

/** Reports when the content of a boundary is hydrated. */
export function PartContent({ of, children }: { of: HydratedPart | null; children: ReactNode }) {
  // Effects inside a boundary run before those around it, unless React hydrates it later.
  useLayoutEffect(() => {
    if (of !== null) finishPart(of)
  }, [of])
  return children
}
