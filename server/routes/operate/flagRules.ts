import {
  deleteFlagRule,
  type OperatedFlagRule,
  operatedFlagRules,
  setFlagRule,
} from '@contract/operate/flagRules'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  flagRulePage,
  deleteFlagRule as remove,
  setFlagRule as set,
} from '../../services/operate/flagRules'
import { recordChange } from './recordChange'

const nameOf = ({ flag, building, value, audience }: OperatedFlagRule) =>
  `${flag} (${building ?? (value || audience)})`
const changeOf = (before: OperatedFlagRule | null, after: OperatedFlagRule | null) =>
  recordChange('flagRule', nameOf, before, after)

export const operateFlagRuleRoutes = [
  implement(operatedFlagRules, ({ database, query }) => flagRulePage(database.connection, query)),
  operateMutation(setFlagRule, async (tx, { body }) => {
    const { before, after } = await set(tx, body)
    return { reply: { data: after }, changes: changeOf(before, after) }
  }),
  operateMutation(deleteFlagRule, async (tx, { params }) => ({
    reply: {},
    changes: changeOf(await remove(tx, params.ruleId), null),
  })),
]
