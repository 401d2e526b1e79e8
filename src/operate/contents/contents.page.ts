import type { OperatedContent } from '@contract/operate/contents'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { inBuilding, listQuery, queryChanged } from '../table/query'
import { ContentsScreen } from './ContentsScreen'
import type { NewContent } from './content.logic'
import { fieldsOf, isContentValid } from './draft'

/** The events, deals and posts of a building. A row is archived, not removed. */
export const contentsPage = definePage({
  name: 'contents',
  path: paths.contents('$id'),
  validateSearch: listQuery(['start_at', 'title'], ['kind', 'period']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedContent, NewContent>(isContentValid, {
      list: calls.contents.list,
      create: ({ fields: { owner, ...draft }, key }, signal) =>
        calls.contents.create(
          { fields: { owner, kind: draft.kind, ...fieldsOf(draft) }, key },
          signal,
        ),
      remove: calls.contents.remove,
      reportBroken: () => report('the list of events, deals and posts ended in an error'),
    }).provide({
      actors: {
        remove: promiseOf(async ({ row: { uuid, version }, key }, signal) => {
          const archived = { publication: 'archived', live_at: null, offline_at: null } as const
          await calls.publishContent({ id: uuid, version, key, ...archived }, signal)
        }),
      },
    }),
  input: ({ params, search }, keyPrefix) => ({ query: inBuilding(search, params.id), keyPrefix }),
  queryEvent: ({ params, search }) => queryChanged({ search: inBuilding(search, params.id) }),
  screen: ContentsScreen,
})
