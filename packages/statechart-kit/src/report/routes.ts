import type { Box } from './layout'

/** A line from one box to another, its tip, and where its labels begin. */
export interface Route {
  readonly path: string
  readonly tip: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle'
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the right side of a box back to it. */
export function loopRoute({ x, y, width }: Box): Route {
  const [right, top] = [x + width, y + 10]
  return {
    path: `M${right},${top} c30,-8 30,28 0,20`,
    tip: tipAt({ x: right, y: top + 20 }, Math.PI + 0.2),
    x: right + 28,
    y: top + 14,
    anchor: 'start',
  }
}

/**
 * A bent line between facing sides: down from bottom to top, up from top to bottom, and otherwise from side to side.
 * Lines there and back use different parts of a side; a line past other boxes bends around them.
 */
export function route(source: Box, target: Box): Route {
  if (contains(source, target)) return inward(source, target)
  if (contains(target, source)) return outward(source, target)
  if (target.y >= source.y + source.height) {
    return vertical(source, target, {
      from: bottomOf(source, 0.38),
      to: topOf(target, 0.38),
      side: -1,
    })
  }
  if (source.y >= target.y + target.height) {
    return vertical(source, target, {
      from: topOf(source, 0.62),
      to: bottomOf(target, 0.62),
      side: 1,
    })
  }
  return horizontal(source, target)
}

/** The height of a gap that no row of boxes can be in. */
const nearby = 110

function vertical(
  source: Box,
  target: Box,
  { from, to, side }: { from: Point; to: Point; side: -1 | 1 },
): Route {
  const distance = Math.abs(to.y - from.y)
  const widest = Math.max(source.width, target.width)
  const bend = distance > nearby ? side * Math.min(200, widest * 0.5 + distance * 0.18) : 0
  const direction = Math.sign(to.y - from.y)
  const reach = direction * Math.max(24, distance * 0.35)
  return cubic(
    from,
    { x: from.x + bend, y: from.y + reach },
    { x: to.x + bend, y: to.y - reach },
    to,
  )
}

function horizontal(source: Box, target: Box): Route {
  const isRight = target.x >= source.x + source.width
  const shift = isRight ? -5 : 5
  const at = (box: Box, isRightSide: boolean): Point => ({
    x: box.x + (isRightSide ? box.width : 0),
    y: box.y + box.height / 2 + shift,
  })
  const [from, to] = [at(source, isRight), at(target, !isRight)]
  const reach = Math.max(20, Math.abs(to.x - from.x) * 0.4) * (isRight ? 1 : -1)
  const lift = isRight ? -18 : 18
  return cubic(
    from,
    { x: from.x + reach, y: from.y + lift },
    { x: to.x - reach, y: to.y + lift },
    to,
  )
}

/** From the left side of a box to a box in it. */
function inward(source: Box, target: Box): Route {
  const from = { x: source.x, y: target.y + target.height / 2 }
  const to = { x: target.x, y: target.y + target.height / 2 }
  return cubic(from, { x: from.x + 10, y: from.y }, { x: to.x - 10, y: to.y }, to)
}

/** From the right side of a box to the box around it. */
function outward(source: Box, target: Box): Route {
  const from = { x: source.x + source.width, y: source.y + source.height * 0.7 }
  const to = { x: target.x + target.width, y: source.y + source.height * 0.7 }
  return cubic(from, { x: from.x + 10, y: from.y }, { x: to.x - 10, y: to.y }, to)
}

const bottomOf = ({ x, y, width, height }: Box, part: number) => ({
  x: x + width * part,
  y: y + height,
})
const topOf = ({ x, y, width }: Box, part: number) => ({ x: x + width * part, y })

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

function cubic(from: Point, first: Point, second: Point, to: Point): Route {
  const middle = (key: 'x' | 'y') =>
    round((from[key] + 3 * first[key] + 3 * second[key] + to[key]) / 8)
  return {
    path: `M${text(from)} C${text(first)} ${text(second)} ${text(to)}`,
    tip: tipAt(to, Math.atan2(to.y - second.y, to.x - second.x)),
    x: middle('x'),
    y: middle('y'),
    anchor: 'middle',
  }
}

function tipAt({ x, y }: Point, angle: number): string {
  const corner = (turn: number) =>
    text({ x: x - 9 * Math.cos(angle + turn), y: y - 9 * Math.sin(angle + turn) })
  return `M${text({ x, y })} L${corner(0.4)} L${corner(-0.4)} Z`
}

const round = (value: number) => Math.round(value * 10) / 10
const text = ({ x, y }: Point) => `${round(x)},${round(y)}`
