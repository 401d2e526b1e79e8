import type { OperatedAmenity, OperatedAmenityCategory } from '@contract/operate/amenities'
import type { OrderedPageMachine, OwnerPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { Owned } from '../api/sent'
import type { AmenityDraft } from './draft'

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

export type CategoryMachine = OwnerPageMachine<CategoryRecord, OperatedAmenity, NewAmenity>
