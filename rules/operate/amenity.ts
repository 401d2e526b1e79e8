import type { OperatedAmenity } from '@contract/operate/amenities'
import { isPictureAddress } from './address'

export type AmenityFields = Pick<
  OperatedAmenity,
  'name' | 'description' | 'image_url' | 'image_alt_text' | 'floor' | 'hours' | 'capacity'
>

export type AmenityProblem = { field: 'name' | 'image_url'; code: 'required' | 'picture' }

/** What is wrong with an amenity. An empty text means that it has none. */
export function amenityProblems({
  name,
  image_url,
}: Pick<AmenityFields, 'name' | 'image_url'>): AmenityProblem[] {
  const problems: AmenityProblem[] = []
  if (name.trim() === '') problems.push({ field: 'name', code: 'required' })
  if (image_url !== null && image_url !== '' && !isPictureAddress(image_url)) {
    problems.push({ field: 'image_url', code: 'picture' })
  }
  return problems
}
