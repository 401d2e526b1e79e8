import type { OperatedKiosk } from '@contract/operate/kiosks'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { inBuilding, listQuery, queryChanged } from '../table/query'
import { KiosksScreen } from './KiosksScreen'
import { fieldsOf, isKioskNamed, type NewKiosk } from './kiosk.logic'

/** The kiosks of a building. */
export const kiosksPage = definePage({
  name: 'kiosks',
  path: paths.kiosks('$id'),
  validateSearch: listQuery(['name', 'last_seen']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedKiosk, NewKiosk>(isKioskNamed, {
      list: calls.kiosks.list,
      create: ({ fields: { owner, ...draft }, key }, signal) =>
        calls.kiosks.create({ fields: { owner, ...fieldsOf(draft) }, key }, signal),
      remove: calls.kiosks.remove,
      reportBroken: () => report('the list of kiosks ended in an error'),
    }),
  input: ({ params, search }, keyPrefix) => ({
    query: inBuilding(search, params.id),
    keyPrefix,
  }),
  queryEvent: ({ params, search }) => queryChanged({ search: inBuilding(search, params.id) }),
  screen: KiosksScreen,
})
