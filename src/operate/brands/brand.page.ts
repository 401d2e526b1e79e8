import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { BrandScreen } from './BrandScreen'
import { changesOf, versioned } from './brand.logic'
import { isBrandValid } from './draft'

/** A brand: its host, its colors, its pictures and its links. */
export const brandPage = definePage({
  name: 'brand',
  path: paths.brand('$id'),
  logic: ({ calls }) =>
    recordOf(isBrandValid, {
      read: calls.whitelabel,
      update: calls.updateWhitelabel,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: BrandScreen,
})
