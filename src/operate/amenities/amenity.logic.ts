import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import { type AmenityDraft, draftOf, fieldsOf, isAmenityValid, newAmenity } from './draft'

/** A stored amenity, and the categories that it can be in. */
export type AmenityRecord = AmenityDraft & {
  category: OperatedAmenity['category']
  categories: readonly OperatedAmenity['category'][]
}
export type AmenityMachine = RecordMachine<AmenityRecord>

export const isValid = (record: AmenityRecord): boolean => isAmenityValid(record)

export const versioned = (
  amenity: OperatedAmenity,
  categories: readonly OperatedAmenityCategory[],
): Versioned<AmenityRecord> => ({
  version: amenity.version,
  fields: {
    ...draftOf(amenity),
    category: amenity.category,
    categories: categories.map(({ uuid, name }) => ({ uuid, name })),
  },
})

/** The edited fields as the server expects them. */
export function changesOf({ category, ...edits }: Partial<AmenityRecord>) {
  const fields = fieldsOf({ ...newAmenity, ...edits })
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => name in edits)),
    ...(category !== undefined && { category_uuid: category.uuid }),
  }
}
