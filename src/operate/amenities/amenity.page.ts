import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { AmenityScreen } from './AmenityScreen'
import { type AmenityRecord, changesOf, isValid, versioned } from './amenity.logic'

/** An amenity: its texts, its picture and its category. */
export const amenityPage = definePage({
  name: 'amenity',
  path: paths.amenity('$building', '$category', '$id'),
  logic: ({ calls }) => {
    const withCategories = async (
      amenity: Awaited<ReturnType<typeof calls.amenity>>,
      signal: AbortSignal,
    ) => {
      const { data } = await calls.amenityCategories({ id: amenity.building.uuid }, signal)
      return versioned(amenity, data)
    }
    return createRecord<AmenityRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) =>
          withCategories(await calls.amenity(input, signal), signal),
        ),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          withCategories(
            await calls.updateAmenity({ id, key, version, ...changesOf(edits) }, signal),
            signal,
          ),
        ),
      },
    })
  },
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: AmenityScreen,
})
