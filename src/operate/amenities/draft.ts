import { amenityFields } from '@contract/operate/amenities'
import { type AmenityFields, amenityProblems } from '@rules/operate/amenity'
import { type Draft, draftsOf } from '../record/drafts'

export type AmenityDraft = Draft<AmenityFields>

export const newAmenity: AmenityDraft = {
  name: '',
  description: '',
  image_url: '',
  image_alt_text: '',
  floor: '',
  hours: '',
  capacity: '',
}

export const { draftOf, fieldsOf } = draftsOf(amenityFields)

export const isAmenityValid = (draft: AmenityDraft): boolean =>
  amenityProblems(fieldsOf(draft)).length === 0
