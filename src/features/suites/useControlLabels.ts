import { useLingui } from '@lingui/react/macro'
import type { Control } from '@machines/suites/setpoint/control'

/** The names of a suite's controls. */
export function useControlLabels(): Record<Control, string> {
  const { t } = useLingui()
  return { lighting: t`Light`, temperature: t`Temperature` }
}
