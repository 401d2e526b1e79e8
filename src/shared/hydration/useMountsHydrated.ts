import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** React reads the value as rendered first, and only where it hydrates. */
function createMount() {
  let isHydrated = false
  const asRendered = () => {
    isHydrated = true
    return true
  }
  return { asRendered, now: () => isHydrated }
}

/**
 * Whether this component hydrates, or has hydrated, the server's markup; false if the browser has rendered it itself. Unlike
 * `useIsHydrated`, it does not render the component again afterwards, which would hydrate the parts in it immediately.
 */
export function useMountsHydrated(): boolean {
  const [mount] = useState(createMount)
  return useSyncExternalStore(neverChanges, mount.now, mount.asRendered)
}
