import type { BrowserDeployment } from '@contract/deployment'
import { useAppServices } from './AppContext'

/** The time format: `12h` in every language, or each language's own clock. */
export function useClock(): BrowserDeployment['clock'] {
  return useAppServices().deployment.clock
}
