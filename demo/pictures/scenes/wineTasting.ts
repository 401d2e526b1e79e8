import { converging } from '../city'
import { leafOf } from '../greenery'
import { halos, pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { circle, line, oval, path, poly, rect, turned } from '../shapes'
import { bottle, wineGlass } from '../tableware'
import { height, type Scene, width } from './scene'

/** A cellar vault, a long table, three glasses close to us. */
export const wineTasting: Scene = (p) => {
  const vault = (x: number, w: number, fill: string) =>
    path(`M${x - w} 300V150Q${x - w} ${150 - w} ${x} ${150 - w}T${x + w} 150V300Z`, fill)
  const barrel = (x: number, y: number, r: number) =>
    circle(x, y, r, mix(p.accent, p.ink, 0.45)) +
    circle(x, y, r * 0.8, mix(p.accent, p.ink, 0.25)) +
    line(
      `M${x} ${y - r * 0.8}V${y + r * 0.8}M${x - r * 0.4} ${y - r * 0.7}V${y + r * 0.7}M${x + r * 0.4} ${y - r * 0.7}V${y + r * 0.7}`,
      p.ink,
      1.5,
      'opacity=".4"',
    )
  return (
    halos(p) +
    rect(0, 0, width, height, p.near) +
    vault(150, 170, mix(p.near, p.ink, 0.3)) +
    vault(500, 170, mix(p.near, p.ink, 0.3)) +
    vault(150, 140, mix(p.near, p.ink, 0.6)) +
    vault(500, 140, mix(p.near, p.ink, 0.6)) +
    [
      [60, 262],
      [130, 262],
      [200, 262],
      [95, 206],
      [165, 206],
      [130, 150],
    ]
      .map(([x, y]) => barrel(x ?? 0, y ?? 0, 34))
      .join('') +
    pendant(p, 325, 0, 96, 26) +
    person(p, 430, 372, 236, { top: p.paper, skin: 2, cut: 'curls', pose: 'cup', flip: true }) +
    wineGlass(p, 379, 224, 36, p.accent) +
    person(p, 524, 372, 226, {
      top: p.accent,
      skin: 0,
      hair: 1,
      cut: 'bun',
      pose: 'cup',
      flip: true,
    }) +
    wineGlass(p, 476, 230, 34, p.accent) +
    poly(
      [
        [40, 292],
        [610, 292],
        [720, 420],
        [-70, 420],
      ],
      mix(p.accent, p.paper, 0.45),
    ) +
    poly(
      [
        [40, 292],
        [610, 292],
        [614, 297],
        [36, 297],
      ],
      p.paper,
    ) +
    converging(p, [325, 120], 296, height, [-200, 60, 330, 600, 860], 0.16) +
    oval(325, 330, 220, 40, 'url(#glow)', 'opacity=".6"') +
    bottle(p, 98, 392, 250, mix(leafOf(p), p.ink, 0.6)) +
    wineGlass(p, 214, 396, 158, '#d9825a') +
    wineGlass(p, 312, 372, 128, '#f0cf8a') +
    wineGlass(p, 398, 396, 158, '#7a2e3a') +
    turned(
      -4,
      560,
      360,
      rect(500, 346, 110, 34, mix(p.paper, p.ink, 0.1)),
      path('M516 342l30-10 26 12-8 20-44 2zM560 346l26-6 14 18-24 10z', p.glow),
    )
  )
}
