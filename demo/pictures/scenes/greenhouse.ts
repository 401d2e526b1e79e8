import { skyline } from '../city'
import { hanging, leafOf, plant } from '../greenery'
import { beam, castShadow } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { room } from '../rooms'
import { line, path, poly } from '../shapes'
import { type Scene } from './scene'

/** Plants from floor to roof; a gardener waters them. */
export const greenhouse: Scene = (p, chance) => {
  const green = leafOf(p)
  return (
    room(
      p,
      { x0: 120, y0: 50, x1: 528, y1: 258, vanish: [324, 170] },
      {
        back: p.sky[2],
        left: mix(p.sky[1], green, 0.3),
        right: mix(p.sky[1], green, 0.45),
        ceiling: p.sky[1],
        floor: mix(p.paper, p.far, 0.5),
      },
      11,
    ) +
    skyline(chance, { from: 120, to: 528, base: 258, low: 20, high: 90, fill: p.far }) +
    path(
      'M120 50L324-30 528 50M120 50V258M528 50V258M324-30V258M222 10V258M426 10V258M120 150H528M0-40L120 50M648-40L528 50M0 60L120 104M648 60L528 104',
      'none',
      `stroke="${p.near}" stroke-width="6"`,
    ) +
    hanging(p, chance, 150, 300, 34, 96) +
    hanging(p, chance, 350, 510, 34, 80) +
    poly(
      [
        [0, 300],
        [120, 250],
        [150, 250],
        [60, 416],
        [0, 416],
      ],
      mix(p.accent, p.ink, 0.4),
    ) +
    poly(
      [
        [648, 300],
        [528, 250],
        [498, 250],
        [588, 416],
        [648, 416],
      ],
      mix(p.accent, p.ink, 0.5),
    ) +
    [
      [132, 262, 110],
      [96, 290, 150],
      [44, 330, 200],
    ]
      .map(([x, y, h]) => plant(p, x ?? 0, y ?? 0, h ?? 0, p.accent))
      .join('') +
    [
      [516, 262, 120],
      [552, 292, 150],
      [606, 336, 220],
    ]
      .map(([x, y, h]) => plant(p, x ?? 0, y ?? 0, h ?? 0, p.paper))
      .join('') +
    beam(
      p,
      [
        [324, -30],
        [426, 10],
        [340, 400],
        [150, 400],
      ],
      0.3,
    ) +
    castShadow(p, 340, 388, 20, 130, 26) +
    person(p, 340, 392, 238, {
      top: p.accent,
      bottom: p.near,
      skin: 1,
      hair: 0,
      cut: 'bun',
      pose: 'serve',
      flip: true,
      apron: p.paper,
    }) +
    path('M246 236h40v34h-40zM246 262l-30-26-6 6 36 34z', p.near) +
    line('M250 236q16-24 34 0', p.near, 5) +
    line('M212 242l-12 16M206 238l-14 12M216 246l-8 16', p.sky[0], 2) +
    plant(p, 196, 400, 130, p.near)
  )
}
