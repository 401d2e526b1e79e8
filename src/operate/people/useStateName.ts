import type { AccountState } from '@contract/operate/people'
import { useLingui } from '@lingui/react/macro'

/** The states of accounts in words. */
export function useStateName(): Record<AccountState, string> {
  const { t } = useLingui()
  return {
    active: t`Active`,
    waiting: t`Waiting for approval`,
    invited: t`Invited`,
    expired: t`Invitation expired`,
    deactivated: t`Deactivated`,
  }
}
