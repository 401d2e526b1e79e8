import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import {
  ancestors,
  type ChartNode,
  invocations,
  isWithin,
  ownTransitions,
  stateNodes,
} from './chart'
import { transitionName, triggerName } from './transitionName'
import type { Part } from './walks/part'

/**
 * The chart as a Mermaid `stateDiagram-v2`, equal for equal charts: nested states, regions, guards in brackets, actions
 * behind a slash, invokes as notes.
 *
 * @param part draws this part of it alone
 */
export function toMermaid(machine: AnyStateMachine, part?: Part): string {
  const drawing: Drawing = {
    has: ({ id }) => part?.states.has(id) ?? true,
    arrows: stateNodes(machine).flatMap((node) => arrowsOf(node, part)),
  }
  const lines = contents(machine.root, drawing)
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n')
}

interface Drawing {
  readonly has: (node: ChartNode) => boolean
  readonly arrows: readonly Arrow[]
}

/** The contents of a state's braces: its children, then the arrows between them. */
function contents(node: ChartNode, drawing: Drawing): string[] {
  const { has, arrows } = drawing
  const children = Object.values<ChartNode>(node.states).filter(has)
  const anywhere = startsFromAnywhere(node)
    ? [`state "any state of ${node.key}" as ${anywhereId(node)}`, ...noteOf(node, anywhereId(node))]
    : []
  const targets = node.type === 'compound' ? (node.initial.target as ChartNode[]) : []
  const initial = targets.filter(has)
  const divider = node.type === 'parallel' ? ['--'] : []
  return [
    ...anywhere,
    ...initial.map((target) => `[*] --> ${idOf(target)}`),
    ...children.flatMap((child, index) => [
      ...(index > 0 ? divider : []),
      ...declaration(child, drawing),
    ]),
    ...arrows.filter(({ scope }) => scope === node).map(({ line }) => line),
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ]
}

function declaration(node: ChartNode, drawing: Drawing): string[] {
  const head = `state "${node.key}" as ${idOf(node)}`
  const note = startsFromAnywhere(node) ? [] : noteOf(node, idOf(node))
  if (Object.keys(node.states).length === 0) return [head, ...note]
  return [`${head} {`, ...contents(node, drawing).map((line) => `  ${line}`), '}', ...note]
}

interface Arrow {
  readonly line: string
  /** The innermost state with both ends; drawn deeper, Mermaid would pull one end inside. */
  readonly scope: ChartNode
}

function arrowsOf(node: ChartNode, part: Part | undefined): Arrow[] {
  const drawn = ownTransitions(node).filter(
    (transition) => part?.transitions.has(transitionName(transition) ?? '') ?? true,
  )
  return drawn.flatMap((transition) => {
    const isFromInside = isInward(node, transition)
    const from = isFromInside ? anywhereId(node) : idOf(node)
    const around = isFromInside ? [node, ...ancestors(node)] : ancestors(node)
    const targets = (transition.target ?? [undefined]) as readonly (ChartNode | undefined)[]
    return targets.map((target) => ({
      line: `${from} --> ${target ? idOf(target) : from} : ${label(transition)}`,
      scope: around.find((each) => !target || ancestors(target).includes(each)) ?? node,
    }))
  })
}

function label(transition: AnyTransitionDefinition): string {
  const { guard, actions } = transition
  const names = actions.map(nameOf).join(', ')
  const text = [
    triggerName(transition).replace(/^on /, ''),
    guard === undefined ? '' : `[${nameOf(guard)}]`,
    names ? `/ ${names}` : '',
    transition.reenter ? '(re-enters)' : '',
  ]
  // Colons, semicolons and hashes have a meaning in Mermaid.
  return text.filter(Boolean).join(' ').replaceAll(/[:;#]/g, ' ')
}

function nameOf(use: unknown): string {
  if (typeof use === 'string') return use
  const type = (use as { type?: unknown }).type
  return typeof type === 'string' ? type : 'inline'
}

function noteOf(node: ChartNode, id: string): string[] {
  const invokes = invocations(node)
  if (invokes.length === 0) return []
  const lines = invokes.map(({ id: name, src }) =>
    name === src ? `  invokes ${src}` : `  invokes ${src} as ${name}`,
  )
  return [`note right of ${id}`, ...lines, 'end note']
}

/** Mermaid cannot draw an arrow from a state into itself: it starts from a box inside instead. */
function isInward(node: ChartNode, { target }: AnyTransitionDefinition): boolean {
  if (node.parent && Object.keys(node.states).length === 0) return false
  return !target || target.some((each) => isWithin(each as ChartNode, node))
}

/** The root has no box, so its own transitions need one inside. */
function startsFromAnywhere(node: ChartNode): boolean {
  if (!node.parent && invocations(node).length > 0) return true
  return ownTransitions(node).some((transition) => isInward(node, transition))
}

const idOf = (node: ChartNode) => node.path.join('_') || 'root'
const anywhereId = (node: ChartNode) => `${idOf(node)}_any`
