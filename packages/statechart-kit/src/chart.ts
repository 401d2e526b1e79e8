import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { reporterOf } from './internals'

export type ChartNode = AnyStateNode

/** One `invoke` of the chart. */
export interface Invocation {
  readonly id: string
  readonly src: string
  readonly node: ChartNode
  /** As written in the chart: `id` may be missing and `src` may be inline. */
  readonly config: { readonly id?: string; readonly src: unknown }
}

/** Every state node, the root first, in document order. */
export function stateNodes(machine: AnyStateMachine): ChartNode[] {
  const below = (node: ChartNode): ChartNode[] => [
    node,
    ...Object.values<ChartNode>(node.states).flatMap(below),
  ]
  return below(machine.root)
}

/** Every candidate of every transition the node owns: events, actors, delays and `always`. */
export function ownTransitions(node: ChartNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** The invokes of one node. */
export function invocations(node: ChartNode): Invocation[] {
  const configs = [node.config.invoke ?? []].flat() as Invocation['config'][]
  return node.invoke.map((invoke, index) => ({
    id: invoke.id,
    src: invoke.src as string,
    node,
    config: configs[index] ?? { src: invoke.src },
  }))
}

/**
 * The ids of actors that no state invokes and whose results the node takes: those that an action spawns under a fixed
 * id.
 */
export function spawnedIds(node: ChartNode): string[] {
  const invoked = node.invoke.map(({ id }) => id)
  const ids = [...node.transitions.keys()].flatMap((type) => reporterOf(type) ?? [])
  return [...new Set(ids)].filter((id) => !invoked.includes(id))
}

/** The node's ancestors, nearest first, the root last. */
export function ancestors(node: ChartNode): ChartNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : []
}

/** Whether `node` is `ancestor` or a descendant of it. */
export function isWithin(node: ChartNode, ancestor: ChartNode): boolean {
  return node === ancestor || ancestors(node).includes(ancestor)
}

/** Whether a descriptor matches an event of this type, including `*` and `noun.*`. */
export function matchesDescriptor(type: string, descriptor: string): boolean {
  if (descriptor === '*' || descriptor === type) return true
  return descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1))
}
