import type { OperatedAmenity } from '@contract/operate/amenities'
import { type AmenityFields, amenityProblems } from '@rules/operate/amenity'

/** An amenity as the operator types it: an empty text for none. */
export type AmenityDraft = Record<keyof AmenityFields, string>

export const newAmenity: AmenityDraft = {
  name: '',
  description: '',
  image_url: '',
  image_alt_text: '',
}

export const draftOf = (amenity: OperatedAmenity): AmenityDraft => ({
  name: amenity.name,
  description: amenity.description ?? '',
  image_url: amenity.image_url ?? '',
  image_alt_text: amenity.image_alt_text ?? '',
})

export const fieldsOf = (draft: AmenityDraft): AmenityFields => ({
  name: draft.name.trim(),
  description: draft.description.trim() || null,
  image_url: draft.image_url.trim() || null,
  image_alt_text: draft.image_alt_text.trim() || null,
})

export const isAmenityValid = (draft: AmenityDraft): boolean =>
  amenityProblems(fieldsOf(draft)).length === 0
