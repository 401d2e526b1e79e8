import { isEmail } from '@contract/email'
import type { PlanContext } from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** Flags that a document switches for an audience. */
export function flagRuleSection({ document, problems, references }: PlanContext): AnySection {
  return section<'flagRules'>({
    kind: 'flag rule',
    table: 'flagRules',
    identity: ['flag', 'audience', 'value'],
    rows: document.flagRules.map((rule, at) => {
      const path = ['flagRules', at, 'value']
      const mistake = mistakeOf(rule)
      if (mistake !== null) problems.push({ path, message: mistake })
      const value =
        rule.audience === 'building' ? references.building(rule.value, path) : rule.value
      return {
        key: [rule.flag, rule.audience, rule.value].filter(Boolean).join(' '),
        path: ['flagRules', at],
        values: { ...rule, value },
      }
    }),
    where: undefined,
    isListed: null,
    keyOf: ({ flag, audience, value }) => `${flag} ${audience} ${value}`,
  })
}

type Rule = PlanContext['document']['flagRules'][number]

function mistakeOf({ audience, value }: Rule): string | null {
  if (audience === 'everyone') return value === '' ? null : 'must be left out for everyone'
  if (audience === 'user') return isEmail(value) ? null : 'must be an e-mail address'
  if (audience === 'brand') return value === '' ? 'must be the identifier of a brand' : null
  if (audience === 'building') return null
  const percent = Number(value)
  return /^\d+(?:\.\d+)?$/.test(value) && percent <= 100 ? null : 'must be a percentage, 0 to 100'
}
