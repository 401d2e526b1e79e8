import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { declaredKind } from '../actorKind'
import {
  ancestors,
  type ChartNode,
  type Invocation,
  invocations,
  isWithin,
  matchesDescriptor,
  stateNodes,
} from '../chart'
import { delayIn, isInternal, outcomeType } from '../internals'
import type { Finding, LintRules } from './finding'

/** Every invoke is named, its results are handled, and every wait has a way out. */
export function invokeRules(machine: AnyStateMachine, rules: LintRules): Finding[] {
  const nodes = stateNodes(machine)
  return [
    ...nodes.flatMap(invocations).flatMap((invoke) => findingsOf(machine, invoke)),
    ...nodes
      .filter((node) => waitsForPromise(machine, node) && !hasWayOut(node, rules))
      .map((node): Finding => {
        const message = 'waits for a promise with neither a cancel event nor a delay to leave by'
        return { rule: 'noWayOut', at: node.id, message }
      }),
  ]
}

/** Whether the state waits for a promise. */
export function waitsForPromise(machine: AnyStateMachine, node: ChartNode): boolean {
  return invocations(node).some(({ src }) => declaredKind(machine, src) === 'promise')
}

function findingsOf(machine: AnyStateMachine, { id, src, node, config }: Invocation): Finding[] {
  const at = node.id
  const findings: Finding[] = []
  if (config.id === undefined) {
    findings.push({ rule: 'invokeWithoutId', at, message: `the invoke of '${src}' has no id` })
  }
  if (typeof config.src !== 'string') {
    findings.push({ rule: 'inlineSource', at, message: `the invoke '${id}' has an inline src` })
    return findings
  }
  const message = `the invoke '${id}' has no`
  if (canFinish(machine, src) && !node.transitions.has(outcomeType('done', id))) {
    findings.push({ rule: 'invokeWithoutDone', at, message: `${message} onDone` })
  }
  if (!node.transitions.has(outcomeType('error', id))) {
    findings.push({ rule: 'invokeWithoutError', at, message: `${message} onError` })
  }
  return findings
}

const isFinal = ({ type }: ChartNode) => type === 'final'

/** Callbacks and transition functions never finish; a child machine does only with a final state at its top level. */
function canFinish(machine: AnyStateMachine, src: string): boolean {
  const kind = declaredKind(machine, src)
  if (kind !== 'machine') return kind === 'promise' || kind === 'other'
  const { root } = machine.implementations.actors[src] as AnyStateMachine
  if (root.type !== 'parallel') return Object.values<ChartNode>(root.states).some(isFinal)
  return Object.values<ChartNode>(root.states).every((region) =>
    Object.values<ChartNode>(region.states).some(isFinal),
  )
}

function hasWayOut(node: ChartNode, { criticalEvents = [] }: LintRules): boolean {
  const isCritical = (type: string) => criticalEvents.includes(type)
  const isWay = ({ eventType }: AnyTransitionDefinition) =>
    delayIn(eventType) !== undefined || (!isInternal(eventType) && !isCritical(eventType))
  return [node, ...ancestors(node)]
    .flatMap((each) => [...each.transitions.values()].flat())
    .some((transition) => isWay(transition) && leaves(node, transition))
}

/** Whether the transition leaves the state. */
export function leaves(node: ChartNode, { target, reenter }: AnyTransitionDefinition): boolean {
  if (!target?.length) return false
  return reenter || target.some((each) => !isWithin(each as ChartNode, node))
}

/** Whether any of the descriptors matches the event. */
export function takes(node: ChartNode, type: string): boolean {
  return [...node.transitions.keys()].some((descriptor) => matchesDescriptor(type, descriptor))
}
