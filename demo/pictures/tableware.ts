import { mix, type Palette } from './palette'
import { at, circle, line, n, oval, path, poly, rect, round, span } from './shapes'

/** Things are drawn 100 high with their foot at (0, 0), then scaled. */
export const wineGlass = (p: Palette, x: number, y: number, h: number, wine: string): string =>
  at(
    x,
    y,
    h / 100,
    line('M0-48V-3M-16-1H16', p.paper, 3.4),
    path('M-24-100Q-30-46 0-46T24-100Z', p.paper, 'opacity=".5"'),
    path('M-26-76Q-25-49 0-49T26-76Z', wine),
    path('M8-76H26Q25-52 4-49 12-60 8-76Z', p.ink, 'opacity=".2"'),
    path(
      'M-18-96Q-21-70-15-60',
      'none',
      `stroke="${p.paper}" stroke-width="3" stroke-linecap="round"`,
    ),
  )

export const bottle = (p: Palette, x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y,
    h / 100,
    path('M-14 0V-52Q-14-64-6-70V-96H6V-70Q14-64 14-52V0Z', colour),
    path('M3 0V-96H6V-70Q14-64 14-52V0Z', p.ink, 'opacity=".3"'),
    rect(-14, -44, 28, 26, p.paper),
    rect(-7, -38, 14, 3, p.accent),
    rect(-6.5, -100, 13, 12, p.accent),
  )

export const cup = (p: Palette, x: number, y: number, h: number, colour: string): string =>
  at(
    x,
    y,
    h / 100,
    oval(0, -1, 74, 12, mix(colour, p.ink, 0.25)),
    oval(0, -5, 74, 11, colour),
    path('M44-76Q82-80 74-48T34-26', 'none', `stroke="${colour}" stroke-width="10"`),
    path('M-50-92Q-48-8-20-6H20Q48-8 50-92Z', colour),
    path('M14-92H50Q48-8 20-6H6Q22-20 14-92Z', p.ink, 'opacity=".16"'),
    oval(0, -92, 50, 12, mix(colour, p.ink, 0.15)),
    oval(0, -91, 43, 9, mix(p.ink, p.accent, 0.35)),
  )

/** A bowl seen a little from above, without what is in it. */
export const bowl = (
  p: Palette,
  x: number,
  y: number,
  w: number,
  colour: string,
  inside: string,
): string => {
  const r = w / 2
  return (
    path(
      `M${n(x - r)} ${n(y)}Q${n(x - r * 0.9)} ${n(y + r * 0.8)} ${n(x - r * 0.35)} ${n(y + r * 0.86)}H${n(x + r * 0.35)}Q${n(x + r * 0.9)} ${n(y + r * 0.8)} ${n(x + r)} ${n(y)}Z`,
      colour,
    ) +
    path(
      `M${n(x + r * 0.25)} ${n(y)}H${n(x + r)}Q${n(x + r * 0.9)} ${n(y + r * 0.8)} ${n(x + r * 0.35)} ${n(y + r * 0.86)}H${n(x)}Q${n(x + r * 0.4)} ${n(y + r * 0.5)} ${n(x + r * 0.25)} ${n(y)}Z`,
      p.ink,
      'opacity=".18"',
    ) +
    oval(x, y, r, r * 0.3, mix(colour, p.paper, 0.35)) +
    oval(x, y + r * 0.02, r * 0.9, r * 0.25, inside)
  )
}

export const steam = (x: number, y: number, h: number, colour: string): string =>
  span(3)
    .map((i) => {
      const sx = x + (i - 1) * h * 0.22
      const l = h * (i === 1 ? 1 : 0.75)
      return line(
        `M${n(sx)} ${n(y)}q${n(-h * 0.14)} ${n(-l * 0.25)} 0 ${n(-l * 0.5)}t0 ${n(-l * 0.5)}`,
        colour,
        h * 0.06,
        'opacity=".55"',
      )
    })
    .join('')

export const loaf = (p: Palette, x: number, y: number, w: number, colour: string): string =>
  path(
    `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.55)} ${n(y - w * 0.42)} ${n(x)} ${n(y - w * 0.44)}T${n(x + w / 2)} ${n(y)}Z`,
    colour,
  ) +
  path(
    `M${n(x + w * 0.1)} ${n(y)}Q${n(x + w * 0.3)} ${n(y - w * 0.3)} ${n(x + w * 0.12)} ${n(y - w * 0.43)}Q${n(x + w * 0.55)} ${n(y - w * 0.4)} ${n(x + w / 2)} ${n(y)}Z`,
    p.ink,
    'opacity=".16"',
  ) +
  line(
    span(3)
      .map(
        (i) => `M${n(x - w * 0.24 + i * w * 0.2)} ${n(y - w * 0.12)}l${n(w * 0.09)} ${n(-w * 0.2)}`,
      )
      .join(''),
    mix(colour, p.paper, 0.55),
    w * 0.035,
  )

/** A crate of fruit or vegetables, seen from the front. */
export const crate = (p: Palette, x: number, y: number, w: number, fruit: string): string => {
  const r = w * 0.11
  const heap = [0, 1, 2, 3, 4].map((i) =>
    circle(
      x - w * 0.36 + i * w * 0.18,
      y - w * 0.36 - (i % 2) * r * 0.6,
      r,
      i > 2 ? mix(fruit, p.ink, 0.2) : fruit,
    ),
  )
  const wood = mix(p.accent, p.paper, 0.35)
  return (
    heap.join('') +
    poly(
      [
        [x - w / 2, y - w * 0.34],
        [x + w / 2, y - w * 0.34],
        [x + w * 0.45, y],
        [x - w * 0.45, y],
      ],
      wood,
    ) +
    poly(
      [
        [x - w * 0.48, y - w * 0.19],
        [x + w * 0.48, y - w * 0.19],
        [x + w * 0.47, y - w * 0.14],
        [x - w * 0.47, y - w * 0.14],
      ],
      p.ink,
      'opacity=".35"',
    )
  )
}

export const book = (p: Palette, x: number, y: number, w: number, colour: string): string =>
  poly(
    [
      [x, y],
      [x - w / 2, y - w * 0.14],
      [x - w / 2, y - w * 0.5],
      [x, y - w * 0.36],
    ],
    p.paper,
  ) +
  poly(
    [
      [x, y],
      [x + w / 2, y - w * 0.14],
      [x + w / 2, y - w * 0.5],
      [x, y - w * 0.36],
    ],
    mix(p.paper, p.ink, 0.16),
  ) +
  line(
    `M${n(x - w / 2)} ${n(y - w * 0.12)}L${n(x)} ${n(y + 1)}L${n(x + w / 2)} ${n(y - w * 0.12)}`,
    colour,
    3,
  )

/** A row of books on a shelf. */
export const books = (
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  from: (low: number, high: number) => number,
): string => {
  const colours = [p.accent, p.paper, p.far, p.glow, p.near]
  let all = ''
  let left = x
  let i = Math.floor(from(0, 5))
  while (left < x + w - 6) {
    const bw = from(6, 12)
    const bh = h * from(0.62, 0.95)
    all += rect(left, y - bh, bw - 1, bh, colours[i++ % colours.length] ?? p.paper)
    left += bw
  }
  return all
}

export const plate = (p: Palette, x: number, y: number, r: number): string =>
  circle(x + 3, y + 5, r, p.ink, 'opacity=".18"') +
  circle(x, y, r, p.paper) +
  circle(x, y, r * 0.72, mix(p.paper, p.far, 0.25))

export const bin = (
  p: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string =>
  round(x - w / 2, y - h, w, h, 8, colour) +
  rect(x + w * 0.15, y - h, w * 0.35, h, p.ink, 'opacity=".2" rx="8"') +
  round(x - w * 0.56, y - h - 10, w * 1.12, 18, 6, mix(colour, p.ink, 0.35)) +
  round(x - w * 0.26, y - h - 4, w * 0.52, 6, 3, p.ink)
