import type { OperatedSuite } from '@contract/operate/suites'
import { type SuiteFields, suiteProblems } from '@rules/operate/suite'

/** A suite as the operator types it: an empty text for none. */
export type SuiteDraft = {
  name: string
  temp_unit: 'F' | 'C' | ''
  temp_equipment_name: string
  has_lighting: boolean
}

export const newSuite: SuiteDraft = {
  name: '',
  temp_unit: '',
  temp_equipment_name: '',
  has_lighting: true,
}

export const draftOf = (suite: OperatedSuite): SuiteDraft => ({
  name: suite.name,
  temp_unit: suite.temp_unit ?? '',
  temp_equipment_name: suite.temp_equipment_name ?? '',
  has_lighting: suite.has_lighting,
})

export const fieldsOf = (draft: SuiteDraft): SuiteFields => ({
  name: draft.name.trim(),
  temp_unit: draft.temp_unit || null,
  temp_equipment_name: draft.temp_equipment_name.trim() || null,
  has_lighting: draft.has_lighting,
})

export const isSuiteValid = (draft: SuiteDraft): boolean =>
  suiteProblems(fieldsOf(draft)).length === 0
