import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadOf } from '../logic'
import { paths } from '../paths'
import { BrandScreen } from './BrandScreen'
import { type BrandRecord, changedByUpload, changesOf, versioned } from './brand.logic'
import { isBrandValid } from './draft'

/** A brand: its host, its colors, its pictures and its links. */
export const brandPage = definePage({
  name: 'brand',
  path: paths.brand('$id'),
  logic: ({ calls, pictures, report }) =>
    uploadPage({
      record: recordOf(isBrandValid, {
        read: calls.whitelabels.read,
        update: calls.whitelabels.update,
        versioned,
        changesOf,
      }),
      upload: uploadOf<Partial<BrandRecord>>({ pictures }, async (sent, signal) =>
        changedByUpload(sent.field, await calls.uploadForBrand(sent, signal)),
      ),
    }).provide({
      actions: { reportBroken: () => report('the page of a brand ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: BrandScreen,
})
