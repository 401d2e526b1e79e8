import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the page is the browser's already: false while it is rendered, and in the moment in which it wakes. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
