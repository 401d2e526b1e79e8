import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { BrandScreen } from './BrandScreen'
import { type BrandRecord, changesOf, isValid, versioned } from './brand.logic'

/** A brand: its host, its colors, its pictures and its links. */
export const brandPage = definePage({
  name: 'brand',
  path: paths.brand('$id'),
  logic: ({ calls }) =>
    createRecord<BrandRecord>(isValid).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.whitelabel(input, signal))),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          versioned(
            await calls.updateWhitelabel({ id, key, version, ...changesOf(edits) }, signal),
          ),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: BrandScreen,
})
