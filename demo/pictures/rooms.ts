import { converging } from './city'
import { halos } from './light'
import { mix, type Palette } from './palette'
import { line, n, type Point, path, poly, rect, span, trace } from './shapes'

/** A room in one-point perspective: back wall from (x0, y0) to (x1, y1), the picture's edges around. */
export type Room = { x0: number; y0: number; x1: number; y1: number; vanish: Point }
export type Tones = { back: string; left: string; right: string; ceiling: string; floor: string }

export function room(p: Palette, at: Room, tones: Tones, boards = 9): string {
  const { x0, y0, x1, y1 } = at
  const [w, h] = [648, 416]
  return (
    halos(p) +
    rect(0, 0, w, h, tones.back) +
    poly(
      [
        [0, -40],
        [x0, y0],
        [x0, y1],
        [0, h + 60],
      ],
      tones.left,
    ) +
    poly(
      [
        [w, -40],
        [x1, y0],
        [x1, y1],
        [w, h + 60],
      ],
      tones.right,
    ) +
    poly(
      [
        [0, -40],
        [w, -40],
        [x1, y0],
        [x0, y0],
      ],
      tones.ceiling,
    ) +
    poly(
      [
        [x0, y1],
        [x1, y1],
        [w, h + 60],
        [0, h + 60],
      ],
      tones.floor,
    ) +
    converging(
      p,
      at.vanish,
      y1,
      h + 20,
      span(boards).map((i) => -260 + ((w + 520) / (boards - 1)) * i),
      0.14,
    )
  )
}

/** The tones of an evening room in a palette. */
export const evening = (p: Palette): Tones => ({
  back: p.mid,
  left: p.near,
  right: mix(p.near, p.ink, 0.35),
  ceiling: mix(p.near, p.ink, 0.55),
  floor: mix(p.far, p.accent, 0.3),
})

/** The tones of a room full of daylight. */
export const daylight = (p: Palette): Tones => ({
  back: mix(p.paper, p.far, 0.28),
  left: mix(p.paper, p.far, 0.6),
  right: mix(p.far, p.mid, 0.35),
  ceiling: mix(p.paper, p.far, 0.12),
  floor: mix(p.far, p.accent, 0.42),
})

/** A window with bars: columns and rows of panes over what was drawn behind. */
export function frames(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  colour: string,
  width = 4,
): string {
  const upright = span(columns + 1).map((i) => `M${n(x + (w / columns) * i)} ${n(y)}v${n(h)}`)
  const level = span(rows + 1).map((i) => `M${n(x)} ${n(y + (h / rows) * i)}h${n(w)}`)
  return path(
    upright.join('') + level.join(''),
    'none',
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="square"`,
  )
}

/** A table top in perspective with two-tone edge and legs. */
export function table(
  p: Palette,
  x: number,
  y: number,
  w: number,
  depth: number,
  height: number,
  top: string,
): string {
  const narrow = w * 0.86
  const edge = mix(top, p.ink, 0.35)
  return (
    stroke4(p, x, y, w, height) +
    poly(
      [
        [x - narrow / 2, y - depth],
        [x + narrow / 2, y - depth],
        [x + w / 2, y],
        [x - w / 2, y],
      ],
      top,
    ) +
    rect(x - w / 2, y, w, Math.max(5, depth * 0.16), edge)
  )
}

const stroke4 = (p: Palette, x: number, y: number, w: number, height: number) =>
  line(
    trace([
      [x - w * 0.44, y],
      [x - w * 0.44, y + height],
    ]) +
      trace([
        [x + w * 0.44, y],
        [x + w * 0.44, y + height],
      ]),
    p.ink,
    6,
  )

/** A chair from the side, its seat at `seat` over the ground; it looks to the right. */
export function chair(x: number, y: number, size: number, colour: string, flip = false): string {
  const s = size / 100
  const f = flip ? -s : s
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(f * 1000) / 1000} ${Math.round(s * 1000) / 1000})">${line('M-16-66L-13-28H16M-13-28L-17 0M13-28L17 0', colour, 5)}</g>`
}

/** A soft armchair seen from the front. */
export function armchair(p: Palette, x: number, y: number, w: number, colour: string): string {
  const h = w * 0.85
  const dark = mix(colour, p.ink, 0.3)
  return (
    line(`M${n(x - w * 0.36)} ${n(y - 4)}v8M${n(x + w * 0.36)} ${n(y - 4)}v8`, p.ink, 5) +
    rect(x - w * 0.4, y - h, w * 0.8, h * 0.8, dark, `rx="${n(w * 0.16)}"`) +
    rect(x - w * 0.36, y - h * 0.44, w * 0.72, h * 0.32, colour, `rx="${n(w * 0.07)}"`) +
    rect(x - w * 0.5, y - h * 0.58, w * 0.2, h * 0.55, colour, `rx="${n(w * 0.1)}"`) +
    rect(x + w * 0.3, y - h * 0.58, w * 0.2, h * 0.55, dark, `rx="${n(w * 0.1)}"`)
  )
}
