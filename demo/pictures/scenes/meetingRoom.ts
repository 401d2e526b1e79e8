import { skyline } from '../city'
import { plant } from '../greenery'
import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, frames, room } from '../rooms'
import { circle, line, poly, rect } from '../shapes'
import { cup } from '../tableware'
import { type Scene } from './scene'

/** A meeting in a corner room over the city. */
export const meetingRoom: Scene = (p, chance) => {
  const seat = (
    x: number,
    y: number,
    h: number,
    top: string,
    skin: 0 | 1 | 2,
    cut: 'bob' | 'short' | 'bun',
    flip: boolean,
  ) => person(p, x, y, h, { top, bottom: p.ink, skin, hair: skin ? 0 : 1, cut, pose: 'hold', flip })
  return (
    room(
      p,
      { x0: 70, y0: 26, x1: 500, y1: 244, vanish: [300, 160] },
      { ...evening(p), back: p.sky[1] },
    ) +
    poly(
      [
        [70, 26],
        [500, 26],
        [500, 244],
        [70, 244],
      ],
      p.sky[2],
    ) +
    poly(
      [
        [70, 26],
        [500, 26],
        [500, 130],
        [70, 130],
      ],
      p.sky[1],
    ) +
    skyline(chance, {
      from: 70,
      to: 500,
      base: 244,
      low: 50,
      high: 150,
      fill: p.far,
      lit: p.glow,
      litShare: 0.1,
    }) +
    skyline(chance, {
      from: 70,
      to: 500,
      base: 244,
      low: 16,
      high: 80,
      fill: p.mid,
      lit: p.glow,
      litShare: 0.2,
    }) +
    frames(70, 26, 430, 218, 4, 1, p.ink, 6) +
    poly(
      [
        [516, 24],
        [648, -24],
        [648, 236],
        [516, 196],
      ],
      p.paper,
    ) +
    poly(
      [
        [516, 24],
        [648, -24],
        [648, 236],
        [516, 196],
      ],
      p.glow,
      'opacity=".25"',
    ) +
    circle(568, 82, 15, p.accent) +
    line('M540 150L572 128 600 140 632 92', p.near, 4) +
    pendant(p, 210, -20, 92, 26) +
    pendant(p, 350, -20, 92, 26) +
    seat(208, 360, 200, p.near, 0, 'bob', false) +
    seat(300, 350, 194, p.accent, 2, 'short', false) +
    seat(388, 360, 200, p.paper, 1, 'bun', true) +
    person(p, 520, 384, 232, {
      top: p.accent,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'short',
      pose: 'reach',
    }) +
    poly(
      [
        [140, 268],
        [452, 268],
        [560, 350],
        [20, 350],
      ],
      mix(p.accent, p.paper, 0.4),
    ) +
    rect(20, 350, 540, 16, mix(p.accent, p.ink, 0.35)) +
    poly(
      [
        [150, 366],
        [430, 366],
        [400, 430],
        [180, 430],
      ],
      p.ink,
    ) +
    poly(
      [
        [170, 268],
        [400, 268],
        [450, 300],
        [120, 320],
      ],
      p.glow,
      'opacity=".4"',
    ) +
    poly(
      [
        [232, 282],
        [290, 282],
        [300, 306],
        [226, 306],
      ],
      p.paper,
    ) +
    poly(
      [
        [340, 300],
        [404, 296],
        [424, 322],
        [350, 328],
      ],
      p.near,
    ) +
    cup(p, 190, 318, 24, p.paper) +
    cup(p, 470, 330, 26, p.accent) +
    plant(p, 40, 330, 150, p.ink)
  )
}
