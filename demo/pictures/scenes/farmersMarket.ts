import { converging, type Quad, skyline, windows } from '../city'
import { leafOf, tree } from '../greenery'
import { castShadow, orb, shine, sky } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import { path, poly, rect, span } from '../shapes'
import { crate } from '../tableware'
import { height, type Scene, width } from './scene'

/** A stall under a striped awning, seen from the front. */
function stall(p: Palette, x: number, y: number, w: number, stripe: string): string {
  const h = w * 0.9
  const strip = w / 7
  const awning = span(7).map((i) => {
    const [a, b] = [x - w / 2 + i * strip, x - w / 2 + (i + 1) * strip]
    const [c, d] = [x - w * 0.42 + i * strip * 0.84, x - w * 0.42 + (i + 1) * strip * 0.84]
    return path(
      `M${c} ${y - h}L${d} ${y - h}L${b} ${y - h * 0.74}A${strip / 2} ${strip / 2} 0 0 1 ${a} ${y - h * 0.74}Z`.replace(
        /\d+\.\d+/g,
        (value) => Number(value).toFixed(1),
      ),
      i % 2 ? p.paper : stripe,
    )
  })
  return (
    rect(x - w * 0.44, y - h * 0.9, 5, h * 0.9, p.ink) +
    rect(x + w * 0.44 - 5, y - h * 0.9, 5, h * 0.9, p.ink) +
    shine(x, y - h * 0.5, w * 0.4, 0.5) +
    awning.join('')
  )
}

const counter = (p: Palette, x: number, y: number, w: number) =>
  rect(x - w * 0.46, y - w * 0.3, w * 0.92, w * 0.3, mix(p.near, p.ink, 0.2)) +
  rect(x - w * 0.5, y - w * 0.33, w, w * 0.05, mix(p.accent, p.paper, 0.4))

/** Stalls with fruit in front of the building, neighbours with bags. */
export const farmersMarket: Scene = (p, chance) => {
  const fruits = [p.accent, leafOf(p), p.glow]
  const facade: Quad = [
    [360, 0],
    [660, -60],
    [660, 330],
    [360, 262],
  ]
  return (
    sky(p, width, 270) +
    orb(p, 140, 120, 30) +
    skyline(chance, { from: -10, to: 420, base: 276, low: 40, high: 130, fill: p.far }) +
    poly(facade, p.mid) +
    windows(facade, chance, { columns: 6, rows: 6, lit: p.glow, dim: p.near, share: 0.25 }) +
    rect(0, 262, width, 160, mix(p.paper, p.far, 0.45)) +
    converging(
      p,
      [330, 220],
      264,
      height,
      span(13).map((i) => -500 + i * 140),
      0.13,
    ) +
    tree(p, 60, 300, 190) +
    stall(p, 190, 318, 170, p.accent) +
    person(p, 192, 318, 116, {
      top: p.near,
      skin: 1,
      cut: 'cap',
      hair: 0,
      pose: 'hold',
      apron: p.paper,
    }) +
    counter(p, 190, 320, 170) +
    [140, 190, 240].map((x, i) => crate(p, x, 270, 46, fruits[i] ?? p.accent)).join('') +
    stall(p, 474, 360, 250, p.near) +
    person(p, 480, 356, 166, {
      top: p.accent,
      cut: 'bun',
      hair: 1,
      pose: 'serve',
      flip: true,
      apron: p.paper,
    }) +
    counter(p, 474, 366, 250) +
    [402, 474, 546].map((x, i) => crate(p, x, 290, 66, fruits[(i + 1) % 3] ?? p.accent)).join('') +
    castShadow(p, 320, 392, 16, 100, 30) +
    person(p, 318, 394, 190, {
      top: p.paper,
      bottom: p.near,
      skin: 2,
      cut: 'curls',
      pose: 'point',
      back: true,
    }) +
    path('M286 300q-14-2-16 14l-4 42h40l-6-56Z', p.accent) +
    path('M272 302q4-26 10-26t10 26', 'none', `stroke="${leafOf(p)}" stroke-width="8"`)
  )
}
