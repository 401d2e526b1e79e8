import type { AnyStateMachine } from 'xstate'
import type { ActorCases } from './cases'
import { invocations, spawnedIds, stateNodes } from './chart'
import { isInternal, outcomes, outcomeType } from './internals'
import type { MachineOptions } from './machineTests'

/**
 * Cases for a machine whose tests specify none: every event with an empty payload, and every actor returns nothing or
 * fails. Guards that read a payload or a result need real cases.
 */
export function defaultCases(machine: AnyStateMachine): MachineOptions<AnyStateMachine> {
  const nodes = stateNodes(machine)
  const events = nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => !isInternal(type))
    .map((type) => [type.replace(/\*$/, 'happened') || 'something.happened', []])
  const actors = nodes.flatMap((node) =>
    [...invocations(node).map(({ id }) => id), ...spawnedIds(node)].map((id) => {
      const taken = outcomes.filter(({ kind }) => node.transitions.has(outcomeType(kind, id)))
      const cases = taken.map(({ kind }) => [kind, [valueOf[kind]]])
      return [id, Object.fromEntries(cases) as ActorCases] as const
    }),
  )
  return {
    events: Object.fromEntries(events) as object,
    actors: Object.fromEntries(actors),
  }
}

const valueOf = { done: undefined, error: new Error('failed'), snapshot: {} }
