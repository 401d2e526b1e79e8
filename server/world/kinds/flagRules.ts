import { type FlagRuleProblem, flagRuleProblem } from '@rules/operate/flagRule'
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

const messages: Record<FlagRuleProblem, string> = {
  nothing: 'must be left out for everyone',
  email: 'must be an e-mail address',
  brand: 'must be the identifier of a brand',
  building: 'must be a building',
  share: 'must be a percentage, 0 to 100',
}

function mistakeOf(rule: Rule): string | null {
  // A file may name a building by its key, which the references resolve.
  const problem = rule.audience === 'building' ? null : flagRuleProblem(rule)
  return problem === null ? null : messages[problem]
}
