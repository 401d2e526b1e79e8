import type { OperatedFlagRule } from '@contract/operate/flagRules'
import { definePage } from '../definePage'
import { collectionOf } from '../logic'
import { paths } from '../paths'
import { listQuery, queryChanged } from '../table/query'
import { FlagsScreen } from './FlagsScreen'
import { type FlagDraft, isComplete, ruleOf } from './flag.logic'

/** The flags that are switched for an audience. */
export const flagsPage = definePage({
  name: 'flags',
  path: paths.flags,
  validateSearch: listQuery(['flag']),
  logic: ({ calls, report }) =>
    collectionOf<OperatedFlagRule, FlagDraft>(isComplete, {
      list: calls.flagRules,
      create: ({ fields, key }, signal) =>
        calls.setFlagRule({ fields: ruleOf(fields), key }, signal),
      remove: calls.deleteFlagRule,
      reportBroken: () => report('the list of flags ended in an error'),
    }),
  input: ({ search }, keyPrefix) => ({ query: search, keyPrefix }),
  queryEvent: queryChanged,
  screen: FlagsScreen,
})
