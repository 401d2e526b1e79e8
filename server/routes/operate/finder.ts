import { find } from '@contract/operate/finder'
import { implement } from '../../http/implement'
import { find as findRecords } from '../../services/operate/finder'

export const operateFinderRoutes = [
  implement(find, async ({ database, query, caller, now }) => ({
    data: await findRecords(database.connection, query.search, {
      roles: caller.operator.held,
      now: now(),
    }),
  })),
]
