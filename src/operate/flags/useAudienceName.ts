import type { OperatedFlagRule } from '@contract/operate/flagRules'
import { useLingui } from '@lingui/react/macro'

/** The kind of an audience in words. */
export function useAudienceName(): Record<OperatedFlagRule['audience'], string> {
  const { t } = useLingui()
  return {
    user: t`One person`,
    building: t`A building`,
    brand: t`A brand`,
    share: t`A share of all people`,
    everyone: t`Everyone`,
  }
}
