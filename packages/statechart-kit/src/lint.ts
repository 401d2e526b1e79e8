import type { AnyStateMachine } from 'xstate'
import type { Finding, LintRules, Rule } from './lint/finding'
import { implementationRules } from './lint/implementations'
import { invokeRules } from './lint/invokes'
import { namingRules } from './lint/naming'
import { reachabilityRules } from './lint/reachability'
import { transitionRules } from './lint/transitions'

export interface LintOptions extends LintRules {
  /** Intended findings; one that matches nothing is itself a finding. */
  readonly exempt?: readonly {
    readonly rule: Rule
    readonly at: string
    readonly reason: string
  }[]
}

/** Everything in the chart that violates a rule of the project; empty if it is sound. */
export function lintMachine(machine: AnyStateMachine, options: LintOptions = {}): Finding[] {
  const findings = [
    ...invokeRules(machine, options),
    ...reachabilityRules(machine, options),
    ...transitionRules(machine),
    ...namingRules(machine, options),
    ...implementationRules(machine),
  ]
  const exempt = options.exempt ?? []
  const isExempt = (finding: Finding) =>
    exempt.some(({ rule, at }) => rule === finding.rule && at === finding.at)
  const unused = exempt.filter(
    ({ rule, at, reason }) =>
      reason.trim() === '' || !findings.some((each) => each.rule === rule && each.at === at),
  )
  return [
    ...findings.filter((finding) => !isExempt(finding)),
    ...unused.map(({ rule, at }): Finding => {
      return { rule: 'unusedExemption', at, message: `${rule} finds nothing or has no reason` }
    }),
  ]
}
