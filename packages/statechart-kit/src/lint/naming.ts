import type { AnyStateMachine } from 'xstate'
import { type ChartNode, stateNodes } from '../chart'
import { isInternal } from '../internals'
import type { Finding, LintRules } from './finding'
import { waitsForPromise } from './invokes'

const camelCase = /^[a-z][a-zA-Z0-9]*$/
const verbInIng = /^[a-z]+ing(?![a-z])/
const dotted = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/

/** Names, tags and descriptions follow the project's conventions. */
export function namingRules(machine: AnyStateMachine, { allowedTags }: LintRules): Finding[] {
  return stateNodes(machine).flatMap((node) => [
    ...(node.parent ? stateFindings(machine, node) : []),
    ...[...node.transitions.keys()]
      .filter((type) => !isInternal(type) && !type.endsWith('*') && !dotted.test(type))
      .map((type): Finding => {
        return { rule: 'eventName', at: node.id, message: `'${type}' is not of the form noun.verb` }
      }),
    ...node.tags
      .filter((tag) => allowedTags && !allowedTags.some((allowed) => fits(tag, allowed)))
      .map((tag): Finding => {
        return { rule: 'unknownTag', at: node.id, message: `the tag '${tag}' is not in the union` }
      }),
  ])
}

function stateFindings(machine: AnyStateMachine, node: ChartNode): Finding[] {
  const { id: at, key, type, description } = node
  const findings: Finding[] = []
  if (type !== 'history' && !description?.trim()) {
    findings.push({ rule: 'missingDescription', at, message: 'the state has no description' })
  }
  if (!camelCase.test(key)) {
    findings.push({ rule: 'stateName', at, message: `'${key}' is not camelCase` })
  } else if (waitsForPromise(machine, node) && !verbInIng.test(key)) {
    const message = `'${key}' waits for a promise but is not a verb in -ing`
    findings.push({ rule: 'waitingStateName', at, message })
  }
  return findings
}

const fits = (tag: string, allowed: string | RegExp) =>
  typeof allowed === 'string' ? allowed === tag : allowed.test(tag)
