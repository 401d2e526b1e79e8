import type { OperatedFloor, OperatedSuite } from '@contract/operate/suites'
import type { OrderedPageMachine, OwnerPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import type { SuiteDraft } from './draft'

/** A new floor, for the building `owner`. */
export type NewFloor = Owned<{ name: string }>
export type FloorsMachine = OrderedPageMachine<OperatedFloor, NewFloor>

/** A stored floor, with what is only shown. */
export type FloorRecord = Pick<OperatedFloor, 'name' | 'is_published'>

export const isFloorValid = ({ name }: { name: string }): boolean => name.trim() !== ''

export const versionedFloor = ({
  version,
  name,
  is_published,
}: OperatedFloor): Versioned<FloorRecord> => ({ version, fields: { name, is_published } })

/** A new suite, for the floor `owner`. */
export type NewSuite = Owned<SuiteDraft>

export type FloorMachine = OwnerPageMachine<FloorRecord, OperatedSuite, NewSuite>
