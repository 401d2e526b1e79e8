import { mix, type Palette } from './palette'
import type { Chance } from './seeded'
import { circle, line, n, oval, path, poly, span } from './shapes'

export const leafOf = (p: Palette): string => p.leaf

const leaf = (
  x: number,
  y: number,
  length: number,
  degrees: number,
  colour: string,
  dark: string,
) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${path(`M0 0Q${n(length * 0.3)} ${n(-length * 0.5)} 0 ${n(-length)}Q${n(-length * 0.3)} ${n(-length * 0.5)} 0 0Z`, colour)}${path(`M0 0Q${n(length * 0.3)} ${n(-length * 0.5)} 0 ${n(-length)}Z`, dark)}</g>`

/** A pot plant with broad leaves, `h` high over (x, y). */
export function plant(p: Palette, x: number, y: number, h: number, pot: string): string {
  const green = leafOf(p)
  const dark = mix(green, p.ink, 0.4)
  const w = h * 0.2
  const root = y - h * 0.26
  const fan = [-62, 62, -40, 42, -20, 22, 0].map((angle, i) =>
    leaf(x, root + 4, h * (0.5 + (i % 3) * 0.1 + (angle === 0 ? 0.16 : 0)), angle, green, dark),
  )
  return (
    fan.join('') +
    poly(
      [
        [x - w, root],
        [x + w, root],
        [x + w * 0.72, y],
        [x - w * 0.72, y],
      ],
      pot,
    ) +
    poly(
      [
        [x + w * 0.2, root],
        [x + w, root],
        [x + w * 0.72, y],
        [x + w * 0.15, y],
      ],
      p.ink,
      'opacity=".25"',
    )
  )
}

/** A tree with a two-tone crown; the light falls from the left. */
export function tree(p: Palette, x: number, y: number, h: number, colour = leafOf(p)): string {
  const r = h * 0.3
  const top = y - h + r
  const dark = mix(colour, p.ink, 0.35)
  return (
    line(
      `M${n(x)} ${n(y)}V${n(top)}M${n(x)} ${n(y - h * 0.34)}L${n(x + r * 0.5)} ${n(top + r * 0.3)}`,
      mix(p.ink, p.accent, 0.12),
      h * 0.035,
    ) +
    circle(x - r * 0.45, top + r * 0.35, r * 0.8, colour) +
    circle(x + r * 0.5, top + r * 0.4, r * 0.75, dark) +
    circle(x, top, r, colour) +
    path(
      `M${n(x + r * 0.3)} ${n(top - r * 0.95)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.3)} ${n(top + r * 0.95)}Q${n(x + r * 0.75)} ${n(top)} ${n(x + r * 0.3)} ${n(top - r * 0.95)}Z`,
      dark,
      `stroke="${dark}" stroke-width="1.2"`,
    )
  )
}

/** Long leaves that hang from a ledge. */
export function hanging(
  p: Palette,
  chance: Chance,
  x0: number,
  x1: number,
  y: number,
  length: number,
): string {
  const green = leafOf(p)
  return span(Math.round((x1 - x0) / 9))
    .map((i) => {
      const x = x0 + i * 9
      const l = length * chance.between(0.4, 1)
      return oval(x, y + l / 2, 5.5, l / 2, i % 2 ? green : mix(green, p.ink, 0.35))
    })
    .join('')
}

/** A meadow's edge: blades and a few flowers, for foregrounds. */
export function meadow(
  p: Palette,
  chance: Chance,
  x0: number,
  x1: number,
  y: number,
  h: number,
  fill: string,
): string {
  let blades = `M${n(x0)} ${n(y)}`
  let flowers = ''
  for (let x = x0; x < x1; x += 13) {
    const top = y - h * chance.between(0.4, 1)
    const to = x + chance.between(-9, 9)
    blades += `L${n(x + 3)} ${n(y - h * 0.2)}Q${n(x + 3)} ${n((y + top) / 2)} ${n(to)} ${n(top)}Q${n(x + 8)} ${n((y + top) / 2)} ${n(x + 9)} ${n(y - h * 0.2)}`
    if (chance.is(0.3))
      flowers += circle(to, top, chance.between(2.5, 4.6), chance.is(0.6) ? p.accent : p.glow)
  }
  return path(`${blades}L${n(x1)} ${n(y)}Z`, fill) + flowers
}
