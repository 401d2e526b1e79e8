import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { ancestors, type ChartNode, stateNodes } from '../chart'
import { isInternal } from '../internals'
import { triggerName } from '../transitionName'
import type { Finding } from './finding'

/** Every candidate can be chosen, and no wildcard takes what was meant for an ancestor. */
export function transitionRules(machine: AnyStateMachine): Finding[] {
  return stateNodes(machine).flatMap((node) => [
    ...[...node.transitions.values(), node.always ?? []].flatMap((each) => shadowed(node, each)),
    ...swallowing(node),
  ])
}

function shadowed(node: ChartNode, candidates: readonly AnyTransitionDefinition[]): Finding[] {
  const first = candidates.findIndex(({ guard }) => guard === undefined)
  const hidden = first < 0 ? [] : candidates.slice(first + 1)
  return hidden.map((candidate, index) => {
    const name = `${triggerName(candidate)} [${first + 1 + index}]`
    const message = `'${name}' comes after an unguarded candidate`
    return { rule: 'shadowedCandidate', at: node.id, message }
  })
}

/** In XState 5 `*` also takes the delays and actor results that an ancestor waits for. */
function swallowing(node: ChartNode): Finding[] {
  if (!node.transitions.has('*')) return []
  const lost = ancestors(node).flatMap((each) => [...each.transitions.keys()].filter(isInternal))
  if (lost.length === 0) return []
  return [
    {
      rule: 'swallowingWildcard',
      at: node.id,
      message: `'*' takes what an ancestor waits for: ${lost.join(', ')}`,
    },
  ]
}
