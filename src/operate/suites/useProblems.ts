import { useLingui } from '@lingui/react/macro'
import { type SuiteProblem, suiteProblems } from '@rules/operate/suite'
import { fieldsOf, type SuiteDraft } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useSuiteProblems(draft: SuiteDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const texts: Record<SuiteProblem['code'], string> = {
    required: t`Enter a name`,
    controls: t`Choose a light, a thermostat, or both`,
  }
  return suiteProblems(fieldsOf(draft)).map(({ field, code }) => ({ field, text: texts[code] }))
}
