import type { OperatedWhitelabel } from '@contract/operate/whitelabels'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { BrandsScreen } from './BrandsScreen'
import { type BrandDraft, fieldsOf, isBrandValid } from './draft'

/** The brands of the deployment with their hosts. */
export const brandsPage = definePage({
  name: 'brands',
  path: paths.brands,
  validateSearch: listQuery(['brand', 'host']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedWhitelabel, BrandDraft>(isBrandValid, {
      list: calls.whitelabels.list,
      create: ({ fields, key }, signal) =>
        calls.whitelabels.create({ fields: fieldsOf(fields), key }, signal),
      remove: calls.whitelabels.remove,
      reportBroken: () => report('the list of brands ended in an error'),
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: BrandsScreen,
})
