import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import type { OrderedPageMachine } from '@machines/operate/orderedPage/machine'
import { createOwnerPage } from '@machines/operate/ownerPage/machine'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import { type AmenityDraft, isAmenityValid } from './draft'

export type CategoryRecord = Pick<OperatedAmenityCategory, 'name'>
/** A new category, for the building `owner`. */
export type NewCategory = Owned<CategoryRecord>
export type CategoriesMachine = OrderedPageMachine<OperatedAmenityCategory, NewCategory>

export const isCategoryValid = ({ name }: CategoryRecord): boolean => name.trim() !== ''

export const versionedCategory = ({
  version,
  name,
}: OperatedAmenityCategory): Versioned<CategoryRecord> => ({ version, fields: { name } })

/** A new amenity, for the category `owner`. */
export type NewAmenity = Owned<AmenityDraft>

export const categoryMachine = createOwnerPage<CategoryRecord, OperatedAmenity, NewAmenity>(
  isCategoryValid,
  isAmenityValid,
)
export type CategoryMachine = typeof categoryMachine
