import type { OperatedSuite } from '@contract/operate/suites'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { draftOf, fieldsOf, isSuiteValid, newSuite, type SuiteDraft } from './draft'

/** A stored suite, with what is only shown. */
export type SuiteRecord = SuiteDraft &
  Pick<OperatedSuite, 'building' | 'floor' | 'is_published' | 'topic'>
export type SuiteMachine = RecordMachine<SuiteRecord>

export const isValid = (record: SuiteRecord): boolean => isSuiteValid(record)

export const versioned = (suite: OperatedSuite): Versioned<SuiteRecord> => ({
  version: suite.version,
  fields: {
    ...draftOf(suite),
    building: suite.building,
    floor: suite.floor,
    is_published: suite.is_published,
    topic: suite.topic,
  },
})

/** The edited fields as the server expects them. */
export function changesOf(edits: Partial<SuiteRecord>) {
  const fields = fieldsOf({ ...newSuite, ...edits })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in edits))
}
