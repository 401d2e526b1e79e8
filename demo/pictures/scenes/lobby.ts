import { skyline } from '../city'
import { plant } from '../greenery'
import { castShadow, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, frames, room } from '../rooms'
import { circle, line, poly, rect, round, span } from '../shapes'
import { type Scene } from './scene'

/** The lobby: a tall hall, the desk with its light, somebody arrives. */
export const lobby: Scene = (p, chance) => {
  const tones = daylight(p)
  const column = (x: number, w: number, top: number, foot: number) =>
    rect(x, top, w, foot - top, p.paper) +
    rect(x + w * 0.6, top, w * 0.4, foot - top, p.ink, 'opacity=".16"')
  return (
    room(
      p,
      { x0: 200, y0: 60, x1: 520, y1: 262, vanish: [360, 190] },
      { ...tones, back: p.sky[1], left: mix(p.near, p.mid, 0.4) },
      11,
    ) +
    skyline(chance, { from: 200, to: 520, base: 262, low: 20, high: 130, fill: p.far }) +
    poly(
      [
        [520, 60],
        [520, 262],
        [648, 330],
        [648, -10],
      ],
      mix(p.sky[1], p.sky[2], 0.5),
    ) +
    poly(
      [
        [520, 190],
        [648, 200],
        [648, 330],
        [520, 262],
      ],
      mix(p.far, p.sky[2], 0.3),
    ) +
    frames(200, 60, 320, 202, 4, 2, p.near, 5) +
    line('M552 51V279M594 32V302M520 150L648 140', p.near, 6) +
    poly(
      [
        [520, 262],
        [648, 330],
        [470, 420],
        [120, 420],
        [330, 290],
      ],
      p.glow,
      'opacity=".3"',
    ) +
    column(176, 26, 40, 284) +
    column(66, 44, -20, 352) +
    span(5)
      .map(
        (i) =>
          line(`M${300 + i * 34} -10V${60 + (i % 2) * 34}`, p.ink, 1.4) +
          shine(300 + i * 34, 70 + (i % 2) * 34, 34, 0.8) +
          circle(300 + i * 34, 70 + (i % 2) * 34, 9, p.glow),
      )
      .join('') +
    person(p, 300, 300, 128, { top: p.ink, skin: 2, hair: 0, cut: 'bun', pose: 'hold' }) +
    poly(
      [
        [216, 262],
        [404, 262],
        [420, 326],
        [216, 326],
      ],
      mix(p.accent, p.paper, 0.25),
    ) +
    poly(
      [
        [404, 262],
        [440, 254],
        [456, 310],
        [420, 326],
      ],
      mix(p.accent, p.ink, 0.4),
    ) +
    poly(
      [
        [208, 256],
        [400, 256],
        [444, 248],
        [268, 248],
      ],
      p.paper,
    ) +
    rect(216, 318, 204, 10, p.ink) +
    shine(316, 330, 80, 0.5) +
    castShadow(p, 520, 396, 20, -210, 24) +
    person(p, 520, 400, 220, {
      top: p.accent,
      bottom: p.ink,
      skin: 0,
      hair: 1,
      cut: 'bob',
      pose: 'walk',
      flip: true,
    }) +
    round(548, 326, 44, 66, 7, p.near) +
    line('M558 326V278H582V326', p.near, 4) +
    circle(556, 396, 5, p.ink) +
    circle(584, 396, 5, p.ink) +
    plant(p, 124, 416, 230, p.accent) +
    plant(p, 30, 420, 160, p.ink)
  )
}
