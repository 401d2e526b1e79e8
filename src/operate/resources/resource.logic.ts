import type { OperatedResource } from '@contract/operate/resources'
import type { OrderedPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { weekdays } from '@rules/bookings/hours'
import type { Owned } from '../api/sent'
import { editedFields } from '../record/editedFields'
import { draftOf, fieldsOf, type ResourceDraft } from './draft'

/** A new resource, for the building `owner`. */
export type NewResource = Owned<ResourceDraft>
export type ResourcesMachine = OrderedPageMachine<OperatedResource, NewResource>

/** A stored resource, with what is only shown. */
export type ResourceRecord = ResourceDraft & Pick<OperatedResource, 'company' | 'upcoming_bookings'>
export type ResourceMachine = RecordMachine<ResourceRecord>

export const versioned = (resource: OperatedResource): Versioned<ResourceRecord> => ({
  version: resource.version,
  fields: {
    ...draftOf(resource),
    company: resource.company,
    upcoming_bookings: resource.upcoming_bookings,
  },
})

/** The edited fields as the server expects them: all days of the week if one of them is edited. */
export function changesOf(edits: Partial<ResourceRecord>, record: ResourceRecord) {
  const { weekday_hours, ...fields } = fieldsOf(record)
  return {
    ...editedFields(fields, edits),
    ...(weekdays.some((day) => day in edits) && { weekday_hours }),
  }
}
