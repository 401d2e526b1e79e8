import { skyline } from '../city'
import { orb } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, frames, room } from '../rooms'
import { circle, line, poly, rect, span } from '../shapes'
import { type Scene } from './scene'

/** The gym over the roofs, early. */
export const gym: Scene = (p, chance) =>
  room(
    p,
    { x0: 0, y0: 0, x1: 560, y1: 280, vanish: [260, 180] },
    { ...evening(p), floor: mix(p.near, p.far, 0.5) },
    9,
  ) +
  rect(0, 0, 560, 280, p.sky[1]) +
  rect(0, 120, 560, 160, p.sky[2]) +
  orb(p, 150, 150, 34) +
  skyline(chance, { from: -10, to: 560, base: 280, low: 40, high: 150, fill: p.far }) +
  skyline(chance, { from: -10, to: 560, base: 280, low: 20, high: 70, fill: p.mid }) +
  frames(-40, -10, 600, 290, 4, 1, p.ink, 7) +
  poly(
    [
      [60, 280],
      [260, 280],
      [330, 420],
      [60, 420],
    ],
    p.glow,
    'opacity=".3"',
  ) +
  [190, 420]
    .map(
      (x, i) =>
        poly(
          [
            [x - 60, 388],
            [x + 90, 388],
            [x + 100, 404],
            [x - 70, 404],
          ],
          p.ink,
        ) +
        line(`M${x + 76} 390L${x + 66} 250H${x + 36}`, p.ink, 8) +
        rect(x + 46, 226, 34, 22, p.accent) +
        person(p, x, 390, 206, {
          top: i ? p.paper : p.accent,
          bottom: p.near,
          skin: i ? 0 : 2,
          hair: i ? 1 : 0,
          cut: i ? 'bun' : 'short',
          pose: 'run',
        }),
    )
    .join('') +
  rect(582, 250, 60, 8, p.ink) +
  rect(582, 320, 60, 8, p.ink) +
  span(3)
    .map(
      (i) =>
        circle(598 + i * 18, 238, 10 - i, p.accent) + circle(598 + i * 18, 308, 11 - i, p.glow),
    )
    .join('') +
  line('M586 200V400M638 200V400', p.ink, 6)
