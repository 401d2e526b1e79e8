import type { OperatedAmenity } from '@contract/operate/amenities'
import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadForRecordOf } from '../logic'
import { paths } from '../paths'
import { AmenityScreen } from './AmenityScreen'
import { type AmenityRecord, changesOf, versioned } from './amenity.logic'
import { isAmenityValid } from './draft'

/** An amenity: its texts, its picture and its category. */
export const amenityPage = definePage({
  name: 'amenity',
  path: paths.amenity('$building', '$category', '$id'),
  logic: ({ calls, pictures, report }) => {
    const withCategories = async (amenity: OperatedAmenity, signal: AbortSignal) => {
      const { data } = await calls.amenityCategories.list({ id: amenity.building.uuid }, signal)
      return { amenity, categories: data }
    }
    const record = recordOf(isAmenityValid, {
      read: async (input: { id: string }, signal) =>
        withCategories(await calls.amenities.read(input, signal), signal),
      update: async (input: Parameters<typeof calls.amenities.update>[0], signal) =>
        withCategories(await calls.amenities.update(input, signal), signal),
      versioned,
      changesOf,
    })
    return uploadPage({
      record,
      upload: uploadForRecordOf<AmenityRecord>({ calls, pictures }),
    }).provide({
      actions: { reportBroken: () => report('the page of an amenity ended in an error') },
    })
  },
  input: ({ params: { id, building } }, keyPrefix) => ({ id, building, keyPrefix }),
  screen: AmenityScreen,
})
