import type { Palette } from './palette'
import type { Chance } from './seeded'
import { n, type Point, path, poly, rect, span, trace } from './shapes'

/** A wall seen in perspective: its corners clockwise from the upper left. */
export type Quad = readonly [Point, Point, Point, Point]

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** The point of a wall at shares of its width and height. */
export function onWall([a, b, c, d]: Quad, u: number, v: number): Point {
  return between(between(a, b, u), between(d, c, u), v)
}

/** A pane in relative steps, which is half as long to write. */
function pane([a, b, c, d]: Quad): string {
  const step = (from: Point, to: Point) => `${n(to[0] - from[0])} ${n(to[1] - from[1])}`
  return `M${n(a[0])} ${n(a[1])}l${step(a, b)} ${step(b, c)} ${step(c, d)}z`.replaceAll(' -', '-')
}

type Grid = {
  columns: number
  rows: number
  /** Shares of a cell that its window fills. */
  fill?: readonly [number, number]
  lit: string
  dim?: string
  share: number
  /** Margins of the wall as shares: left, top, right, bottom. */
  inset?: readonly [number, number, number, number]
}

/** Rows of windows on a wall, some of them lit, in two paths. */
export function windows(quad: Quad, chance: Chance, grid: Grid): string {
  const [w, h] = grid.fill ?? [0.55, 0.6]
  const [left, top, right, bottom] = grid.inset ?? [0.04, 0.03, 0.04, 0.03]
  let lit = ''
  let dim = ''
  for (const row of span(grid.rows)) {
    for (const column of span(grid.columns)) {
      const u = left + ((column + (1 - w) / 2) / grid.columns) * (1 - left - right)
      const v = top + ((row + (1 - h) / 2) / grid.rows) * (1 - top - bottom)
      const du = (w / grid.columns) * (1 - left - right)
      const dv = (h / grid.rows) * (1 - top - bottom)
      const d = pane([
        onWall(quad, u, v),
        onWall(quad, u + du, v),
        onWall(quad, u + du, v + dv),
        onWall(quad, u, v + dv),
      ])
      if (chance.is(grid.share)) lit += d
      else dim += d
    }
  }
  return (grid.dim ? path(dim, grid.dim) : '') + path(lit, grid.lit)
}

type Skyline = {
  from: number
  to: number
  base: number
  low: number
  high: number
  fill: string
  widths?: readonly [number, number]
  lit?: string
  litShare?: number
}

/** A row of blocks in one colour with a few lit windows; stepped and pitched roofs among them. */
export function skyline(chance: Chance, row: Skyline): string {
  const [narrow, wide] = row.widths ?? [28, 64]
  let d = `M${n(row.from)} ${n(row.base)}`
  let lights = ''
  let x = row.from
  while (x < row.to) {
    const w = chance.between(narrow, wide)
    const top = row.base - chance.between(row.low, row.high)
    const roof = chance.whole(0, 4)
    if (roof === 0) d += `V${n(top + 8)}L${n(x + w / 2)} ${n(top - 6)}L${n(x + w)} ${n(top + 8)}`
    else if (roof === 1)
      d += `V${n(top + 10)}H${n(x + w * 0.3)}V${n(top)}H${n(x + w * 0.75)}V${n(top + 10)}H${n(x + w)}`
    else d += `V${n(top)}H${n(x + w)}`
    if (row.lit !== undefined) {
      for (let y = top + 14; y < row.base - 8; y += 10)
        for (let at = x + 5; at < x + w - 6; at += 8)
          if (chance.is(row.litShare ?? 0.14)) lights += `M${n(at)} ${n(y)}h3.4v4.6h-3.4z`
    }
    x += w
  }
  return path(`${d}V${n(row.base)}Z`, row.fill) + (row.lit ? path(lights, row.lit) : '')
}

/** Lines of a paved or boarded ground that run to a vanishing point. */
export function converging(
  p: Palette,
  vanish: Point,
  y0: number,
  y1: number,
  xs: readonly number[],
  opacity = 0.16,
  width = 1.6,
): string {
  const d = xs
    .map((x) => {
      const t = (y0 - vanish[1]) / (y1 - vanish[1])
      return trace([
        [vanish[0] + (x - vanish[0]) * t, y0],
        [x, y1],
      ])
    })
    .join('')
  return path(d, 'none', `stroke="${p.ink}" stroke-width="${width}" opacity="${opacity}"`)
}

/** Still water: short level strokes that grow towards the viewer. */
export function ripples(
  chance: Chance,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  count: number,
  colour: string,
  opacity = 0.5,
): string {
  let d = ''
  for (const index of span(count)) {
    const t = (index + 0.5) / count
    const y = y0 + (y1 - y0) * t ** 1.5
    const half = (8 + 46 * t) * chance.between(0.5, 1.2)
    const x = chance.between(x0, x1)
    d += `M${n(x - half)} ${n(y)}h${n(half * 2)}`
  }
  return path(
    d,
    'none',
    `stroke="${colour}" stroke-width="2.4" stroke-linecap="round" opacity="${opacity}"`,
  )
}

export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  face: string,
  side: string,
  depth: number,
): string =>
  rect(x, y, w, h, face) +
  poly(
    [
      [x + w, y],
      [x + w + depth, y + Math.abs(depth) * 0.35],
      [x + w + depth, y + h],
      [x + w, y + h],
    ],
    side,
  )
