import { useLingui } from '@lingui/react/macro'
import { type UtilityProblem, utilityProblems } from '@rules/operate/utility'
import { fieldsOf, type UtilityDraft } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useUtilityProblems(draft: UtilityDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const texts: Record<UtilityProblem['code'], string> = {
    required: t`Enter a label`,
    target: t`Enter an address, or choose a page of the app`,
    address: t`Enter an address that begins with https:// or /`,
    page: t`Choose a page of the app`,
    picture: t`Enter the address of a picture, which begins with https:// or /`,
    company_type: t`Enter lower-case words such as food, retail`,
  }
  return utilityProblems(fieldsOf(draft))
    .filter(({ field }) => field !== 'utility_name')
    .map(({ field, code }) => ({ field, text: texts[code] }))
}
