import { definePage } from '../definePage'
import { listOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { AuditScreen } from './AuditScreen'

/** What was changed in the console, by whom, when and from where; the newest first. */
export const auditPage = definePage({
  name: 'audit',
  path: paths.audit,
  validateSearch: (search) => {
    const query = listQuery(['at'], ['kind', 'building'])(search)
    // The newest first, unless the address says otherwise.
    return { ...query, descending: search.descending === undefined || query.descending }
  },
  logic: ({ calls }) => listOf(calls.audit),
  input: ({ search }) => ({ query: search }),
  queryEvent: queryChanged,
  screen: AuditScreen,
})
