import type { BrowserDeployment } from '@contract/deployment'
import { useAppServices } from './AppContext'

/** How times are written: `12h` in every language, or by each language's own clock. */
export function useClock(): BrowserDeployment['clock'] {
  return useAppServices().deployment.clock
}
