import { deleteFlagRule, operatedFlagRules, setFlagRule } from '@contract/operate/flagRules'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import {
  flagRulePage,
  deleteFlagRule as remove,
  setFlagRule as set,
} from '../../services/operate/flagRules'
import { flagRuleChange } from '../../services/operate/recordChange'

export const operateFlagRuleRoutes = [
  implement(operatedFlagRules, ({ database, query }) => flagRulePage(database.connection, query)),
  operateMutation(setFlagRule, async (tx, { body }) => {
    const { before, after } = await set(tx, body)
    return { reply: { data: after }, changes: flagRuleChange(before, after) }
  }),
  operateMutation(deleteFlagRule, async (tx, { params }) => ({
    reply: {},
    changes: flagRuleChange(await remove(tx, params.ruleId), null),
  })),
]
