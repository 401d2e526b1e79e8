import { mix, type Palette } from './palette'
import { circle, fall, halo, line, n, oval, path, poly, rect, span } from './shapes'

/** The sky down to the horizon, with its defs; `glow` is what lamps and the sun are filled with. */
export function sky(p: Palette, width: number, horizon: number): string {
  const stars = p.lights >= starlight ? starsOver(width, horizon, p.orb) : ''
  return `<defs>${fall('sky', p.sky)}${halo('glow', p.glow)}${halo('sun', p.orb, 0.9)}</defs>${rect(0, 0, width, horizon, 'url(#sky)')}${stars}`
}

/** So many windows are lit only at night. */
const starlight = 1.5

/** Stars in the upper half, always the same ones: spread by the golden angle, so that none stand in rows. */
function starsOver(width: number, horizon: number, colour: string): string {
  const d = span(90)
    .map((i) => {
      const x = ((i * 0.618_034) % 1) * width
      const y = ((i * 0.754_878) % 1) ** 1.4 * horizon * 0.6
      const side = 1.2 + ((i * 0.569_84) % 1) * 1.6
      return `M${n(x)} ${n(y)}h${n(side)}v${n(side)}h-${n(side)}z`
    })
    .join('')
  return path(d, colour, 'opacity=".75"')
}

export const orb = (p: Palette, x: number, y: number, r: number): string =>
  circle(x, y, r * 3.4, 'url(#sun)', 'opacity=".6"') + circle(x, y, r, p.orb)

export const halos = (p: Palette): string =>
  `<defs>${halo('glow', p.glow)}${halo('sun', p.orb, 0.9)}</defs>`

export const shine = (x: number, y: number, r: number, opacity = 0.7): string =>
  circle(x, y, r, 'url(#glow)', `opacity="${opacity}"`)

/** A lamp that hangs from above, its cone of light under it. */
export function pendant(p: Palette, x: number, top: number, y: number, r: number): string {
  return (
    line(`M${n(x)} ${n(top)}V${n(y - r)}`, p.ink, 1.5) +
    shine(x, y, r * 4.2, 0.55) +
    path(
      `M${n(x - r)} ${n(y)}Q${n(x - r)} ${n(y - r)} ${n(x)} ${n(y - r)}T${n(x + r)} ${n(y)}Z`,
      p.accent,
    ) +
    path(
      `M${n(x)} ${n(y - r)}Q${n(x + r)} ${n(y - r)} ${n(x + r)} ${n(y)}H${n(x)}Z`,
      p.ink,
      'opacity=".22"',
    ) +
    oval(x, y, r * 0.72, r * 0.2, p.glow)
  )
}

/** Bulbs on a hanging wire between two points. */
export function stringLights(
  p: Palette,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  bulbs: number,
): string {
  const spot = (t: number): [number, number] => [
    x0 + (x1 - x0) * t,
    y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
  ]
  const wire = line(
    `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + sag * 2)} ${n(x1)} ${n(y1)}`,
    p.ink,
    1.4,
  )
  const lamps = span(bulbs).map((index) => {
    const [x, y] = spot((index + 0.5) / bulbs)
    return shine(x, y + 5, 15, 0.8) + circle(x, y + 5, 3.4, p.glow)
  })
  return wire + lamps.join('')
}

/** The long shadow of something that stands at a point. */
export const castShadow = (
  p: Palette,
  x: number,
  y: number,
  half: number,
  dx: number,
  dy: number,
): string =>
  poly(
    [
      [x - half, y],
      [x + half, y],
      [x + dx + half * 0.6, y + dy],
      [x + dx - half * 0.6, y + dy],
    ],
    p.ink,
    'opacity=".22"',
  )

/** A beam of light across a room, from a window to the floor. */
export const beam = (p: Palette, points: readonly (readonly [number, number])[], opacity = 0.16) =>
  poly(points, p.glow, `opacity="${opacity}"`)

/** A colour for things in the haze between two planes. */
export const haze = (p: Palette, share: number): string => mix(p.far, p.sky[2], share)
