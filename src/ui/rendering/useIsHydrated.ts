import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
