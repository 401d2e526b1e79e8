import type { OperatedSuite } from '@contract/operate/suites'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { editedFields } from '../record/editedFields'
import { draftOf, fieldsOf, newSuite, type SuiteDraft } from './draft'

/** A stored suite, with what is only shown. */
export type SuiteRecord = SuiteDraft & { floor_uuid: string } & Pick<
    OperatedSuite,
    'building' | 'floor' | 'floors' | 'is_published' | 'topic'
  >
export type SuiteMachine = RecordMachine<SuiteRecord>

export const versioned = (suite: OperatedSuite): Versioned<SuiteRecord> => ({
  version: suite.version,
  fields: {
    ...draftOf(suite),
    building: suite.building,
    floor: suite.floor,
    floor_uuid: suite.floor.uuid,
    floors: suite.floors,
    is_published: suite.is_published,
    topic: suite.topic,
  },
})

/** The edited fields as the server expects them. */
export const changesOf = (edits: Partial<SuiteRecord>) => ({
  ...editedFields(fieldsOf({ ...newSuite, ...edits }), edits),
  ...(edits.floor_uuid !== undefined && { floor_uuid: edits.floor_uuid }),
})
