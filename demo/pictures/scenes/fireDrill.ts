import { converging, type Quad, skyline, windows } from '../city'
import { leafOf } from '../greenery'
import { castShadow, sky } from '../light'
import { mix } from '../palette'
import { type Pose, person } from '../people'
import { circle, line, path, poly, rect, round, span } from '../shapes'
import { height, type Scene, width } from './scene'

/** Everybody out to the square: the meeting point of a drill. */
export const fireDrill: Scene = (p, chance) => {
  const front: Quad = [
    [330, -60],
    [648, -160],
    [648, 330],
    [330, 276],
  ]
  const crowd: readonly [number, number, number, string, Pose, 0 | 1 | 2][] = [
    [356, 302, 82, p.mid, 'walk', 1],
    [308, 314, 96, p.accent, 'walk', 0],
    [252, 334, 118, p.paper, 'walk', 2],
    [66, 352, 134, p.near, 'stand', 0],
    [112, 346, 128, p.accent, 'hold', 1],
  ]
  return (
    sky(p, width, 290) +
    skyline(chance, { from: -10, to: 360, base: 284, low: 40, high: 140, fill: p.far }) +
    poly(front, p.mid) +
    windows(front, chance, {
      columns: 6,
      rows: 9,
      lit: p.glow,
      dim: p.near,
      share: 0.12,
      inset: [0.05, 0.1, 0.04, 0.22],
    }) +
    poly(
      [
        [410, 206],
        [470, 202],
        [470, 300],
        [410, 290],
      ],
      p.glow,
    ) +
    rect(0, 278, width, 140, mix(p.paper, p.far, 0.4)) +
    poly(
      [
        [410, 288],
        [470, 299],
        [300, 420],
        [150, 420],
      ],
      p.glow,
      'opacity=".4"',
    ) +
    converging(
      p,
      [440, 230],
      280,
      height,
      span(13).map((i) => -600 + i * 140),
      0.13,
    ) +
    line('M166 352V110', p.ink, 7) +
    round(104, 66, 124, 96, 10, leafOf(p)) +
    path(
      'M122 84h22l-7 7 12 12-6 6-12-12-7 7zM210 84v22l-7-7-12 12-6-6 12-12-7-7zM122 144v-22l7 7 12-12 6 6-12 12 7 7zM210 144h-22l7-7-12-12 6-6 12 12 7-7z',
      p.paper,
    ) +
    circle(166, 114, 7, p.paper) +
    crowd
      .map(
        ([x, y, h, top, pose, skin], i) =>
          castShadow(p, x, y, h * 0.09, h * 0.9, h * 0.16) +
          person(p, x, y, h, {
            top,
            skin,
            hair: skin === 0 ? 1 : 0,
            cut: (['short', 'bob', 'curls', 'bun', 'short'] as const)[i] ?? 'short',
            pose,
            flip: i < 3,
          }),
      )
      .join('') +
    person(p, 196, 380, 172, { top: p.accent, bottom: p.ink, skin: 1, cut: 'cap', pose: 'point' }) +
    poly(
      [
        [181, 252],
        [196, 252],
        [211, 252],
        [208, 302],
        [184, 302],
      ],
      p.glow,
      'opacity=".9"',
    ) +
    rect(182, 274, 28, 8, p.paper)
  )
}
