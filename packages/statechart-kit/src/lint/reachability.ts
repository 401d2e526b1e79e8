import type { AnyStateMachine } from 'xstate'
import { ancestors, type ChartNode, ownTransitions, stateNodes } from '../chart'
import type { Finding, LintRules } from './finding'
import { takes } from './invokes'

/** Every state can be reached, and none drops an event that must never be lost. */
export function reachabilityRules(machine: AnyStateMachine, rules: LintRules): Finding[] {
  const reached = reachable(machine.root)
  const nodes = stateNodes(machine)
  const unreachable = nodes
    .filter((node) => node.type !== 'history' && !reached.has(node))
    .map((node): Finding => {
      return { rule: 'unreachableState', at: node.id, message: 'no transition leads here' }
    })
  const dropped = nodes.filter(isResting).flatMap((node) =>
    (rules.criticalEvents ?? [])
      .filter((event) => !isTakenAt(node, event))
      .map((event): Finding => {
        const message = `'${event}' is dropped`
        return { rule: 'droppedCriticalEvent', at: node.id, message }
      }),
  )
  return [...unreachable, ...dropped]
}

/** All nodes entered from the root by any transition, whatever its guard returns. */
function reachable(root: ChartNode): Set<ChartNode> {
  const active = new Set<ChartNode>()
  const targeted = new Set<ChartNode>()
  const activate = (node: ChartNode) => {
    if (active.has(node)) return
    active.add(node)
    if (node.parent) activate(node.parent)
    if (node.type === 'parallel') Object.values<ChartNode>(node.states).forEach(enter)
    for (const { target } of ownTransitions(node))
      (target as ChartNode[] | undefined)?.forEach(enter)
  }
  // Only the target itself is entered by its initial state; an ancestor of a target is not.
  const enter = (node: ChartNode) => {
    if (targeted.has(node)) return
    targeted.add(node)
    if (node.type === 'history') historyDefaults(node).forEach(enter)
    else activate(node)
    if (node.type === 'compound') (node.initial.target as ChartNode[]).forEach(enter)
  }
  enter(root)
  return active
}

/** The target of a history state without history. */
function historyDefaults(node: ChartNode): ChartNode[] {
  const { target } = node.config as { target?: string }
  const key = target?.split('.').at(-1)
  const parent = node.parent as ChartNode
  return [(key && parent.states[key]) || parent]
}

/** A leaf in which the machine can rest: neither final nor one that always moves on. */
function isResting({ type, always = [] }: ChartNode): boolean {
  return type === 'atomic' && always.every(({ guard }) => guard !== undefined)
}

/** By the leaf, by an ancestor, or by another region of a parallel one in any state. */
function isTakenAt(leaf: ChartNode, event: string): boolean {
  const path = [leaf, ...ancestors(leaf)]
  if (path.some((node) => takes(node, event))) return true
  return path.some(({ parent }) =>
    parent?.type === 'parallel'
      ? Object.values<ChartNode>(parent.states).some(
          (region) => !path.includes(region) && isTakenThroughout(region, event),
        )
      : false,
  )
}

function isTakenThroughout(node: ChartNode, event: string): boolean {
  if (takes(node, event)) return true
  const children = Object.values<ChartNode>(node.states).filter(({ type }) => type !== 'history')
  if (children.length === 0) return false
  const through = (child: ChartNode) => isTakenThroughout(child, event)
  return node.type === 'parallel' ? children.some(through) : children.every(through)
}
