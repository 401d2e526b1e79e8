import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { ancestors, type ChartNode, invocations, ownTransitions, stateNodes } from '../chart'

/** A rectangle in pixels, from the top left corner of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedNode extends Box {
  readonly node: ChartNode
}

/** All transitions from one state to another, which share an arrow. */
export interface Arrow {
  readonly from: ChartNode
  readonly to: ChartNode
  readonly transitions: readonly AnyTransitionDefinition[]
}

export interface Layout {
  readonly nodes: readonly PlacedNode[]
  readonly arrows: readonly Arrow[]
  readonly width: number
  readonly height: number
}

/** The space inside a box around its children, and between them. */
const gap = { side: 28, title: 46, column: 56, row: 76, invoke: 16 }

/**
 * Places the states of a chart: the children of a state in rows by their distance from the initial one, and regions
 * beside each other.
 */
export function layoutOf(machine: AnyStateMachine): Layout {
  const arrows = arrowsOf(machine)
  const sizes = new Map<ChartNode, { width: number; height: number }>()
  const offsets = new Map<ChartNode, { x: number; y: number }>()
  measureNode(machine.root, arrows, sizes, offsets)
  const nodes = stateNodes(machine)
    .filter(({ parent }) => parent !== undefined)
    .map((node): PlacedNode => {
      const path = [node, ...ancestors(node)].flatMap((each) => offsets.get(each) ?? [])
      const size = sizes.get(node) ?? { width: 0, height: 0 }
      return {
        node,
        x: path.reduce((sum, { x }) => sum + x, 0),
        y: path.reduce((sum, { y }) => sum + y, 0),
        ...size,
      }
    })
  const { width, height } = sizes.get(machine.root) ?? { width: 0, height: 0 }
  return { nodes, arrows, width, height }
}

/** An arrow for each pair of states with transitions; one without a target leads back to its source. */
function arrowsOf(machine: AnyStateMachine): Arrow[] {
  const byEnds = new Map<
    string,
    { from: ChartNode; to: ChartNode; transitions: AnyTransitionDefinition[] }
  >()
  for (const from of stateNodes(machine)) {
    for (const transition of ownTransitions(from)) {
      for (const target of transition.target ?? [from]) {
        const to = target as ChartNode
        const key = `${from.id} ${to.id}`
        const arrow = byEnds.get(key) ?? { from, to, transitions: [] }
        arrow.transitions.push(transition)
        byEnds.set(key, arrow)
      }
    }
  }
  return [...byEnds.values()]
}

const letterWidth = 7.6

function measureNode(
  node: ChartNode,
  arrows: readonly Arrow[],
  sizes: Map<ChartNode, { width: number; height: number }>,
  offsets: Map<ChartNode, { x: number; y: number }>,
): void {
  const children = Object.values<ChartNode>(node.states)
  const title = node.key.length * letterWidth + 2 * gap.side
  if (children.length === 0) {
    const invokes = invocations(node).map(({ src }) => (src.length + 2) * letterWidth + gap.side)
    const height = 40 + node.invoke.length * gap.invoke
    sizes.set(node, { width: Math.max(96, title, ...invokes), height })
    return
  }
  for (const child of children) measureNode(child, arrows, sizes, offsets)
  const rows = node.type === 'parallel' ? [children] : rowsOf(node, children, arrows)
  const sizeOf = (child: ChartNode) => sizes.get(child) ?? { width: 0, height: 0 }
  const widths = rows.map(
    (row) => row.reduce((sum, each) => sum + sizeOf(each).width, 0) + (row.length - 1) * gap.column,
  )
  const width = Math.max(title, ...widths) + 2 * gap.side
  const invokesHeight = node.invoke.length * gap.invoke
  let y = gap.title + invokesHeight
  for (const [at, row] of rows.entries()) {
    const height = Math.max(...row.map((each) => sizeOf(each).height))
    let x = (width - (widths[at] ?? 0)) / 2
    for (const child of row) {
      offsets.set(child, { x, y: y + (height - sizeOf(child).height) / 2 })
      x += sizeOf(child).width + gap.column
    }
    y += height + gap.row
  }
  sizes.set(node, { width, height: y - gap.row + gap.side })
}

/** The longest row before another one begins: a wide drawing cannot be read. */
const maxInRow = 5

/** The children by their distance from the initial one; those that none of them leads to last. */
function rowsOf(
  parent: ChartNode,
  children: readonly ChartNode[],
  arrows: readonly Arrow[],
): ChartNode[][] {
  const childAbove = (node: ChartNode) =>
    [node, ...ancestors(node)].find((each) => each.parent === parent)
  const next = new Map(children.map((child) => [child, new Set<ChartNode>()]))
  for (const { from, to } of arrows) {
    const [source, target] = [childAbove(from), childAbove(to)]
    if (source !== undefined && target !== undefined) next.get(source)?.add(target)
  }
  const initial = (parent.initial?.target?.[0] ?? children[0]) as ChartNode
  const left = new Set(children)
  const rows: ChartNode[][] = []
  let row = [childAbove(initial) ?? (children[0] as ChartNode)]
  while (left.size > 0) {
    if (row.length === 0) row = [[...left][0] as ChartNode]
    for (const each of row) left.delete(each)
    for (let at = 0; at < row.length; at += maxInRow) rows.push(row.slice(at, at + maxInRow))
    row = [...new Set(row.flatMap((each) => [...(next.get(each) ?? [])]))].filter((each) =>
      left.has(each),
    )
  }
  return rows
}
