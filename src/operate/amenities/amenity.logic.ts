import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { editedFields } from '../record/editedFields'
import { type AmenityDraft, draftOf, fieldsOf, newAmenity } from './draft'

/** A stored amenity, and the categories that it can be in. */
export type AmenityRecord = AmenityDraft & {
  category: OperatedAmenity['category']
  categories: readonly OperatedAmenity['category'][]
}
export type AmenityMachine = RecordMachine<AmenityRecord>

export const versioned = ({
  amenity,
  categories,
}: {
  amenity: OperatedAmenity
  categories: readonly OperatedAmenityCategory[]
}): Versioned<AmenityRecord> => ({
  version: amenity.version,
  fields: {
    ...draftOf(amenity),
    category: amenity.category,
    categories: categories.map(({ uuid, name }) => ({ uuid, name })),
  },
})

/** The edited fields as the server expects them. */
export function changesOf({ category, ...edits }: Partial<AmenityRecord>) {
  return {
    ...editedFields(fieldsOf({ ...newAmenity, ...edits }), edits),
    ...(category !== undefined && { category_uuid: category.uuid }),
  }
}
