import type { AnyStateMachine } from 'xstate'
import { ownTransitions, stateNodes } from '../chart'
import { activeNodes } from '../internals'
import { nearest } from '../nearest'
import { statePaths } from '../stateNames'
import { transitionNames } from '../transitionName'
import type { Predicted } from '../walks/prediction'

/** The names of everything that a walk can reach: paths of states, and names of transitions. */
export interface Targets {
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

/** All of the chart. History states are never active, so they are none. */
export function targetsOf(machine: AnyStateMachine): Targets {
  const nodes = stateNodes(machine)
  const states = nodes.filter(({ parent, type }) => parent !== undefined && type !== 'history')
  return {
    states: states.map(({ path }) => path.join('.')),
    transitions: transitionNames(nodes.flatMap(ownTransitions)),
  }
}

/** What a step reaches: the active states, those that it passed through, and its transitions. */
export function reachedBy({ snapshot, transitions }: Predicted): string[] {
  const active = activeNodes(snapshot).map(({ path }) => path.join('.'))
  const passed = transitions.flatMap((name) => passedStates(snapshot.machine, name))
  return [...new Set([...active, ...passed, ...transitions])].filter((name) => name !== '')
}

/** The source of a transition and its ancestors, which were active if only for an instant. */
function passedStates(machine: AnyStateMachine, transition: string): string[] {
  const id = transition.slice(0, transition.search(/ (?:on|after|always)\b/))
  const path = stateNodes(machine).find((node) => node.id === id)?.path ?? []
  return path.map((_, at) => path.slice(0, at + 1).join('.'))
}

/**
 * The targets of these names.
 *
 * @throws if the chart has no state and no transition of a name.
 */
export function namedTargets(machine: AnyStateMachine, names: readonly string[]): string[] {
  const { transitions } = targetsOf(machine)
  const all = [...statePaths(machine), ...transitions]
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) {
    throw new Error(`the chart has no state or transition '${unknown}'${nearest(unknown, all)}`)
  }
  return [...names]
}
