import { endpoint } from '@contract/endpoint'
import { flagKeys } from '@contract/flagRegistry'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery } from './lists'

export const flagAudiences = ['user', 'building', 'brand', 'share', 'everyone'] as const

export const flagRuleFields = {
  flag: v.picklist(flagKeys),
  audience: v.picklist(flagAudiences),
  /** An e-mail address, a building's uuid, a brand's identifier, or a percentage of all users; empty for everyone. */
  value: v.pipe(v.string(), v.trim(), v.maxLength(320)),
  enabled: v.boolean(),
}

export const operatedFlagRule = v.object({
  uuid,
  flag: v.string(),
  audience: v.picklist(flagAudiences),
  value: v.string(),
  /** The name of the building; null for another audience. */
  building: v.nullable(v.string()),
  enabled: v.boolean(),
})
export type OperatedFlagRule = v.InferOutput<typeof operatedFlagRule>

const path = '/portico/v1/operate/flag-rules'

export const operatedFlagRules = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'The flags that are switched for an audience',
  query: listQuery(['flag'], {}),
  reply: listOf(operatedFlagRule),
  errors: [],
})

export const setFlagRule = endpoint({
  method: 'POST',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Switch a flag on or off for an audience; a rule for the same audience is replaced',
  body: v.object(flagRuleFields),
  reply: envelope(operatedFlagRule),
  status: 201,
  errors: [],
})

export const deleteFlagRule = endpoint({
  method: 'DELETE',
  path: `${path}/:ruleId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Remove a rule; the next wider one, or the configuration, then applies',
  params: v.object({ ruleId: uuid }),
  reply: nothing,
  errors: [],
})
