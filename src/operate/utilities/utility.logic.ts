import type { OperatedUtility } from '@contract/operate/utilities'
import type { UploadPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import { editedFields } from '../record/editedFields'
import { draftOf, fieldsOf, newUtility, type UtilityDraft } from './draft'

/** A stored utility, with the building that it belongs to. */
export type UtilityRecord = UtilityDraft & { building: OperatedUtility['building'] }
export type UtilityMachine = UploadPageMachine<UtilityRecord>

export const versioned = (utility: OperatedUtility): Versioned<UtilityRecord> => ({
  version: utility.version,
  fields: { ...draftOf(utility), building: utility.building },
})

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<UtilityRecord>) =>
  editedFields(fieldsOf({ ...newUtility, ...edits }), edits)
