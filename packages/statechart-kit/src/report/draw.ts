import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { invocations } from '../chart'
import { guardName } from '../generators/unreached'
import { transitionName, triggerName } from '../transitionName'
import { escapeHtml } from './html'
import { type Arrow, type Box, layoutOf, type PlacedNode } from './layout'
import { loopRoute, type Route, route } from './routes'

/** How well something is covered: not at all, by few walks, or by many. */
export type Level = 'none' | 'few' | 'many'

export interface Levels {
  readonly state: (path: string) => Level
  readonly transition: (name: string) => Level
}

/** The root has no box, so the space for its name stays empty. */
const titleSpace = 30
/** Room for the loops of the outermost states. */
const margin = { x: 150, y: 24 }

/** The chart as SVG: states and transitions have classes by their level, and transitions carry their name. */
export function drawChart(machine: AnyStateMachine, levels: Levels): string {
  const { nodes, arrows, width, height } = layoutOf(machine)
  const [w, h] = [Math.ceil(width + 2 * margin.x), Math.ceil(height - titleSpace + 2 * margin.y)]
  const boxOf = new Map(nodes.map((placed) => [placed.node, placed as Box]))
  const placeOf = createPlaces(nodes)
  const whole = { x: 0, y: 0, width, height }
  const initials = nodes.flatMap(({ node }) =>
    node.type === 'compound' ? (node.initial.target ?? []) : [],
  )
  const first = machine.root.type === 'compound' ? (machine.root.initial.target ?? []) : []
  const entries = [...first, ...initials].map((node) => boxOf.get(node as never))
  return [
    `<svg width="${w}" height="${h}" viewBox="${-margin.x} ${titleSpace - margin.y} ${w} ${h}" role="img" aria-label="Chart of ${escapeHtml(machine.id)}">`,
    ...nodes.map((placed) => drawState(placed, levels)),
    ...entries.flatMap((box) =>
      box === undefined
        ? []
        : `<circle class="initial" cx="${box.x - 12}" cy="${box.y + 14}" r="5"/>`,
    ),
    ...arrows.map((arrow) =>
      drawArrow(
        arrow,
        boxOf.get(arrow.from) ?? whole,
        boxOf.get(arrow.to) ?? whole,
        levels,
        placeOf,
      ),
    ),
    '</svg>',
  ].join('\n')
}

function drawState({ node, x, y, width, height }: PlacedNode, levels: Levels): string {
  const level = levels.state(node.path.join('.'))
  const isLeaf = Object.keys(node.states).length === 0
  const kind = `${isLeaf ? 'leaf' : 'group'}${node.type === 'final' ? ' final' : ''}${node.type === 'parallel' ? ' parallel' : ''}`
  const title = escapeHtml(`${node.path.join('.')}\n${node.description ?? ''}`)
  const invokes = invocations(node).map(
    ({ src }, at) =>
      `<text class="invoke" x="${x + 14}" y="${y + 38 + at * 16}">▸ ${escapeHtml(src)}</text>`,
  )
  return [
    `<g class="state ${kind} ${level}" data-state="${escapeHtml(node.path.join('.'))}"><title>${title}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`,
    `<text x="${x + 14}" y="${y + 22}">${escapeHtml(node.key)}</text>`,
    ...invokes,
    '</g>',
  ].join('')
}

const rank: Record<Level, number> = { none: 0, few: 1, many: 2 }
/** More labels are in the list beside the drawing. */
const maxLabels = 4

function drawArrow(
  { from, to, transitions }: Arrow,
  source: Box,
  target: Box,
  levels: Levels,
  placeOf: ReturnType<typeof createPlaces>,
): string {
  const items = transitions.map((transition) => {
    const name = transitionName(transition) ?? ''
    return { name, label: labelOf(transition), level: levels.transition(name) }
  })
  const [worst] = items.map(({ level }) => level).toSorted((one, other) => rank[one] - rank[other])
  const way = from === to ? loopRoute(source) : route(source, target)
  const shown = items.slice(0, maxLabels)
  const rest = items.length - shown.length
  const lines = [...shown.map(({ label }) => label), ...(rest > 0 ? [`+ ${rest}`] : [])]
  const top = placeOf(lines, way)
  const place = (at: number) =>
    `x="${way.x}" y="${top + at * lineHeight}" text-anchor="${way.anchor}"`
  const labels = shown.map(
    ({ name, label, level }, at) =>
      `<text class="label ${level}" data-transition="${escapeHtml(name)}" tabindex="0" role="button" ${place(at)}>${escapeHtml(label)}</text>`,
  )
  if (rest > 0) labels.push(`<text class="label more" ${place(maxLabels)}>+ ${rest}</text>`)
  const names = escapeHtml(JSON.stringify(items.map(({ name }) => name)))
  return `<g class="arrow ${worst ?? 'none'}" data-transitions="${names}"><path d="${way.path}"/><path class="tip" d="${way.tip}"/>${labels.join('')}</g>`
}

function labelOf(transition: AnyTransitionDefinition): string {
  const { guard } = transition
  const text = `${triggerName(transition).replace(/^on /, '')}${guard === undefined ? '' : ` [${guardName(guard).replaceAll("'", '')}]`}`
  return text.length > 34 ? `${text.slice(0, 33)}…` : text
}

/** The height of a line of labels, and the width of a letter in it. */
const [lineHeight, letterWidth] = [14, 6]

/** Finds free places for labels: not on a state's name, and not on each other. */
function createPlaces(nodes: readonly PlacedNode[]) {
  const taken: Box[] = nodes.map(({ x, y, width, height, node }) =>
    Object.keys(node.states).length === 0
      ? { x, y, width, height }
      : { x, y, width: node.key.length * 9 + 24, height: 30 },
  )
  const isFree = (box: Box) =>
    !taken.some(
      (other) =>
        box.x < other.x + other.width &&
        other.x < box.x + box.width &&
        box.y < other.y + other.height &&
        other.y < box.y + box.height,
    )
  /** The y of the first line; tried from the wanted one outwards. */
  return (lines: readonly string[], { x, y, anchor }: Route): number => {
    const width = Math.max(...lines.map((line) => line.length)) * letterWidth
    const height = lines.length * lineHeight
    const boxAt = (top: number): Box => ({
      x: anchor === 'start' ? x : x - width / 2,
      y: top - lineHeight + 3,
      width,
      height,
    })
    const tries = Array.from(
      { length: 24 },
      (_, at) => y + (at % 2 === 0 ? at / 2 : -(at + 1) / 2) * 9,
    )
    const top = tries.find((each) => isFree(boxAt(each))) ?? y
    taken.push(boxAt(top))
    return top
  }
}
