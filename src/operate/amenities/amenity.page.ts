import type { OperatedAmenity } from '@contract/operate/amenities'
import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { AmenityScreen } from './AmenityScreen'
import { changesOf, versioned } from './amenity.logic'
import { isAmenityValid } from './draft'

/** An amenity: its texts, its picture and its category. */
export const amenityPage = definePage({
  name: 'amenity',
  path: paths.amenity('$building', '$category', '$id'),
  logic: ({ calls }) => {
    const withCategories = async (amenity: OperatedAmenity, signal: AbortSignal) => {
      const { data } = await calls.amenityCategories.list({ id: amenity.building.uuid }, signal)
      return { amenity, categories: data }
    }
    return recordOf(isAmenityValid, {
      read: async (input: { id: string }, signal) =>
        withCategories(await calls.amenities.read(input, signal), signal),
      update: async (input: Parameters<typeof calls.amenities.update>[0], signal) =>
        withCategories(await calls.amenities.update(input, signal), signal),
      versioned,
      changesOf,
    })
  },
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: AmenityScreen,
})
