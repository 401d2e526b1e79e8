import { plant } from '../greenery'
import { beam, shine } from '../light'
import { mix } from '../palette'
import { fromBehind, person } from '../people'
import { evening, room } from '../rooms'
import { line, poly, rect, span } from '../shapes'
import { type Scene } from './scene'

/** A talk in the hall: speaker, screen, rows of listeners. */
export const talk: Scene = (p, chance) =>
  room(p, { x0: 110, y0: 20, x1: 538, y1: 262, vanish: [324, 190] }, evening(p), 9) +
  rect(190, 46, 330, 176, p.paper) +
  rect(190, 46, 330, 176, p.sky[2], 'opacity=".35"') +
  [34, 58, 50, 84, 98, 122]
    .map((h, i) => rect(232 + i * 44, 200 - h, 26, h, i === 5 ? p.accent : p.mid))
    .join('') +
  line('M245 146L289 122 333 128 377 94 421 80 465 60', p.near, 4) +
  shine(200, 150, 180, 0.5) +
  beam(
    p,
    [
      [150, 0],
      [190, 0],
      [250, 290],
      [110, 290],
    ],
    0.16,
  ) +
  poly(
    [
      [96, 262],
      [552, 262],
      [596, 292],
      [52, 292],
    ],
    mix(p.accent, p.paper, 0.3),
  ) +
  rect(52, 292, 544, 14, p.ink) +
  person(p, 168, 284, 156, {
    top: p.accent,
    bottom: p.ink,
    skin: 2,
    hair: 0,
    cut: 'curls',
    pose: 'point',
  }) +
  [0, 1, 2]
    .map((r) =>
      span(9 - r * 2)
        .map((i) =>
          fromBehind(
            p,
            20 + r * 24 + i * (74 + r * 22) + chance.between(-5, 5),
            314 + r * 34 + chance.between(-4, 4),
            26 + r * 9,
            r === 2 ? p.ink : mix(p.near, p.ink, 0.3 + r * 0.3),
            p.hairs[(i + r) % 3] ?? p.ink,
            chance.of(['round', 'bun', 'bob'] as const),
          ),
        )
        .join(''),
    )
    .join('') +
  plant(p, 606, 300, 120, p.accent)
