import type { OwnSession } from '@contract/ownSessions'
import { useLingui } from '@lingui/react/macro'

/** Names a session by its browser and system, as far as they are known. */
export function useSessionName(): (session: OwnSession) => string {
  const { t } = useLingui()
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`
    return browser ?? system ?? t`Unknown device`
  }
}
