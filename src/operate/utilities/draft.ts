import type { OperatedUtility } from '@contract/operate/utilities'
import { wordsIn } from '@rules/operate/fields'
import { type UtilityFields, utilityProblems } from '@rules/operate/utility'

/** A utility as the operator types it: an empty text for none, and types of companies separated by commas. */
export type UtilityDraft = Omit<
  UtilityFields,
  'url' | 'route' | 'web_image' | 'company_types' | 'type'
> & {
  type: OperatedUtility['type']
  url: string
  route: string
  web_image: string
  company_types: string
}

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

export const draftOf = (utility: OperatedUtility): UtilityDraft => ({
  text: utility.text,
  utility_name: utility.utility_name,
  type: utility.type,
  url: utility.url ?? '',
  route: utility.route ?? '',
  web_image: utility.web_image ?? '',
  company_types: utility.company_types.join(', '),
  requires_sign_in: utility.requires_sign_in,
})

/** What a draft means for the server. Without a name of its own, a utility is called like its label. */
export const fieldsOf = (draft: UtilityDraft): UtilityFields => ({
  text: draft.text.trim(),
  utility_name: draft.utility_name.trim() || draft.text.trim(),
  type: draft.type,
  url: draft.url.trim() || null,
  route: draft.route || null,
  web_image: draft.web_image.trim() || null,
  company_types: wordsIn(draft.company_types),
  requires_sign_in: draft.requires_sign_in,
})

export const isUtilityValid = (draft: UtilityDraft): boolean =>
  utilityProblems(fieldsOf(draft)).length === 0
