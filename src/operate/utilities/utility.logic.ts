import type { OperatedUtility } from '@contract/operate/utilities'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { draftOf, fieldsOf, isUtilityValid, newUtility, type UtilityDraft } from './draft'

/** A stored utility, with the building that it belongs to. */
export type UtilityRecord = UtilityDraft & { building: OperatedUtility['building'] }
export type UtilityMachine = RecordMachine<UtilityRecord>

export const isValid = (record: UtilityRecord): boolean => isUtilityValid(record)

export const versioned = (utility: OperatedUtility): Versioned<UtilityRecord> => ({
  version: utility.version,
  fields: { ...draftOf(utility), building: utility.building },
})

/** The edited fields as the server expects them. */
export function changesOf(edits: Partial<UtilityRecord>) {
  const fields = fieldsOf({ ...newUtility, ...edits })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in edits))
}
