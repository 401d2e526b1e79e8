import { suiteFields } from '@contract/operate/suites'
import { type SuiteFields, suiteProblems } from '@rules/operate/suite'
import { type Draft, draftsOf } from '../record/drafts'

export type SuiteDraft = Draft<SuiteFields>

export const newSuite: SuiteDraft = {
  name: '',
  temp_unit: '',
  temp_equipment_name: '',
  has_lighting: true,
}

export const { draftOf, fieldsOf } = draftsOf(suiteFields)

export const isSuiteValid = (draft: SuiteDraft): boolean =>
  suiteProblems(fieldsOf(draft)).length === 0
