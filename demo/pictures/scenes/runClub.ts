import { ripples, skyline } from '../city'
import { leafOf, tree } from '../greenery'
import { castShadow, orb, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { line, path, poly, rect, span } from '../shapes'
import { type Scene, width } from './scene'

/** Runners along the water before or after work. */
export const runClub: Scene = (p, chance) => {
  const runners: readonly [number, number, number, string, 0 | 1 | 2][] = [
    [196, 330, 118, p.paper, 1],
    [290, 342, 136, p.accent, 0],
    [404, 358, 158, p.near, 2],
    [530, 380, 188, p.accent, 0],
  ]
  return (
    sky(p, width, 236) +
    orb(p, 92, 196, 44) +
    skyline(chance, {
      from: -10,
      to: width + 10,
      base: 240,
      low: 24,
      high: 110,
      fill: p.far,
      lit: p.glow,
      litShare: 0.08,
    }) +
    rect(0, 238, width, 60, p.water) +
    ripples(chance, 20, 200, 244, 290, 12, p.glow, 0.7) +
    path('M330 238Q470 130 670 120V134Q480 146 350 238Z', p.mid) +
    line(
      span(7)
        .map((i) => `M${390 + i * 40} 238V${Math.round(204 - i * 13)}`)
        .join(''),
      p.mid,
      4,
    ) +
    poly(
      [
        [0, 286],
        [width, 276],
        [width, 420],
        [0, 420],
      ],
      mix(p.far, p.paper, 0.4),
    ) +
    poly(
      [
        [0, 286],
        [width, 276],
        [width, 284],
        [0, 292],
      ],
      p.near,
    ) +
    poly(
      [
        [0, 346],
        [width, 318],
        [width, 326],
        [0, 352],
      ],
      p.paper,
      'opacity=".5"',
    ) +
    runners
      .map(
        ([x, y, h, top, skin], i) =>
          castShadow(p, x, y, h * 0.08, h * 1.1, h * 0.2) +
          person(p, x, y, h, {
            top,
            bottom: p.ink,
            skin,
            hair: skin === 1 ? 0 : skin === 2 ? 0 : 1,
            cut: (['short', 'bun', 'curls', 'bob'] as const)[i] ?? 'short',
            pose: 'run',
          }),
      )
      .join('') +
    tree(p, 40, 420, 300, mix(leafOf(p), p.ink, 0.35))
  )
}
