import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, frames, room } from '../rooms'
import { circle, oval, path, poly, rect, span } from '../shapes'
import { type Scene } from './scene'

/** Hands at the wheel: clay, shelves, a long table. */
export const workshop: Scene = (p) => {
  const pot = (x: number, y: number, s: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${path('M-10 0Q-22-16-12-30-7-36-9-42H9Q7-36 12-30 22-16 10 0Z', fill)}${path('M4 0Q12-20 2-42H9Q7-36 12-30 22-16 10 0Z', p.ink, 'opacity=".2"')}</g>`
  const clay = mix(p.accent, p.paper, 0.45)
  const maker = (
    x: number,
    top: string,
    skin: 0 | 1 | 2,
    cut: 'bun' | 'curls' | 'bob' | 'short',
    flip: boolean,
  ) =>
    person(p, x, 416, 270, {
      top,
      bottom: p.ink,
      skin,
      hair: skin ? 0 : 1,
      cut,
      pose: 'hold',
      flip,
      apron: p.near,
    })
  return (
    room(p, { x0: 40, y0: 0, x1: 608, y1: 290, vanish: [324, 150] }, daylight(p), 7) +
    rect(60, 66, 250, 8, mix(p.accent, p.ink, 0.4)) +
    rect(60, 136, 250, 8, mix(p.accent, p.ink, 0.4)) +
    span(6)
      .map((i) =>
        pot(86 + i * 40, 66, 0.8 + (i % 3) * 0.16, [p.accent, p.paper, p.near][i % 3] ?? clay),
      )
      .join('') +
    span(5)
      .map((i) => pot(94 + i * 46, 136, 1 - (i % 2) * 0.2, [p.near, clay, p.accent][i % 3] ?? clay))
      .join('') +
    rect(370, 30, 200, 170, p.sky[1]) +
    path('M370 200V150Q430 110 470 146T570 120V200Z', p.far) +
    frames(370, 30, 200, 170, 3, 2, p.mid, 5) +
    pendant(p, 200, 0, 50, 22) +
    pendant(p, 340, 0, 50, 22) +
    maker(150, p.paper, 2, 'curls', false) +
    maker(326, p.accent, 0, 'bun', false) +
    maker(500, p.mid, 1, 'short', true) +
    poly(
      [
        [50, 300],
        [600, 300],
        [690, 356],
        [-40, 356],
      ],
      mix(p.accent, p.paper, 0.55),
    ) +
    rect(-40, 356, 740, 70, mix(p.accent, p.ink, 0.4)) +
    [170, 336, 478]
      .map(
        (x, i) =>
          oval(x, 326, 50, 11, p.near) +
          oval(x, 322, 50, 11, p.far) +
          pot(x, 324, [1.5, 1.9, 1.3][i] ?? 1, clay),
      )
      .join('') +
    poly(
      [
        [246, 330],
        [276, 326],
        [284, 340],
        [250, 346],
      ],
      p.paper,
    ) +
    pot(580, 340, 1.1, p.accent) +
    pot(60, 344, 1.3, p.near) +
    circle(404, 340, 14, clay) +
    poly(
      [
        [370, 30],
        [570, 30],
        [420, 356],
        [120, 356],
      ],
      p.glow,
      'opacity=".14"',
    )
  )
}
