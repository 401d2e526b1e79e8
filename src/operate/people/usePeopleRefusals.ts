import { useLingui } from '@lingui/react/macro'
import type { Refusals } from '../form/useFailureText'

/** What the refusals of changes of people mean. */
export function usePeopleRefusals(): Refusals {
  const { t } = useLingui()
  return {
    account_exists: t`This person has signed up meanwhile.`,
    not_found: t`This person doesn’t belong to the building any more. Reload the page.`,
    own_access: t`You can’t take your own access away.`,
    permission_denied: t`Your roles don’t cover all places of this person.`,
  }
}
