import { activeNodes } from '../internals'
import type { Model } from './model'

/** What is reached of a chart: state nodes by id, and transitions by name. */
export interface Part {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/** The part of the chart that the machine reaches from these starts. */
export function partOf(models: readonly Model[]): Part {
  const [states, transitions] = [new Set<string>(), new Set<string>()]
  for (const { graph, start } of models) {
    const steps = [...graph.values()].flatMap(({ edges }) => edges.map(({ step }) => step))
    for (const step of [start, ...steps]) {
      for (const { id } of activeNodes(step.snapshot)) states.add(id)
      for (const name of step.transitions) {
        transitions.add(name)
        // A transient state is left in the step that enters it.
        for (const id of withAncestors(sourceIn(name))) states.add(id)
      }
    }
  }
  return { states, transitions }
}

/** The id of the state that a transition, by its name, starts from. */
const sourceIn = (name: string): string => name.slice(0, name.indexOf(' '))

function withAncestors(id: string): string[] {
  const keys = id.split('.')
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
}
