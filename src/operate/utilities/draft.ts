import { type OperatedUtility, utilityFields } from '@contract/operate/utilities'
import { wordsIn } from '@rules/operate/fields'
import { type UtilityFields, utilityProblems } from '@rules/operate/utility'
import { type Draft, draftsOf } from '../record/drafts'

/** A utility as the operator types it: types of companies are separated by commas. */
export type UtilityDraft = Draft<Omit<UtilityFields, 'company_types'>> & { company_types: string }

export const newUtility: UtilityDraft = {
  text: '',
  utility_name: '',
  type: 'webview',
  url: '',
  route: '',
  web_image: '',
  company_types: '',
  requires_sign_in: false,
}

const { company_types: _, ...sameFields } = utilityFields
const drafts = draftsOf(sameFields)

export const draftOf = (utility: OperatedUtility): UtilityDraft => ({
  ...drafts.draftOf(utility),
  company_types: utility.company_types.join(', '),
})

/** What a draft means for the server. Without a name of its own, a utility is called like its label. */
export const fieldsOf = (draft: UtilityDraft): UtilityFields => ({
  ...drafts.fieldsOf(draft),
  utility_name: draft.utility_name.trim() || draft.text.trim(),
  company_types: wordsIn(draft.company_types),
})

export const isUtilityValid = (draft: UtilityDraft): boolean =>
  utilityProblems(fieldsOf(draft)).length === 0
