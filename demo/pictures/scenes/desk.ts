import { skyline } from '../city'
import { plant } from '../greenery'
import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { chair, daylight, frames, room } from '../rooms'
import { line, poly, rect } from '../shapes'
import { cup } from '../tableware'
import { type Scene } from './scene'

/** A calm place to work: a long desk at the window. */
export const desk: Scene = (p, chance) => {
  const sitter = (
    x: number,
    h: number,
    top: string,
    skin: 0 | 1 | 2,
    cut: 'bob' | 'short' | 'curls',
  ) =>
    chair(x - 2, 398, h * 0.62, p.ink) +
    person(p, x, 398, h, { top, bottom: p.near, skin, hair: skin ? 0 : 1, cut, pose: 'sit' })
  const laptop = (x: number, y: number) =>
    poly(
      [
        [x, y],
        [x + 46, y],
        [x + 60, y - 38],
        [x + 56, y - 38],
      ],
      p.paper,
    ) + rect(x - 8, y - 3, 56, 5, mix(p.paper, p.ink, 0.25))
  return (
    room(
      p,
      { x0: 0, y0: 0, x1: 590, y1: 300, vanish: [200, 170] },
      { ...daylight(p), back: p.sky[1] },
      9,
    ) +
    rect(0, 0, 590, 290, p.sky[1]) +
    rect(0, 130, 590, 160, p.sky[2]) +
    skyline(chance, { from: -10, to: 590, base: 290, low: 60, high: 190, fill: p.far }) +
    skyline(chance, {
      from: -10,
      to: 590,
      base: 290,
      low: 20,
      high: 100,
      fill: p.mid,
      lit: p.glow,
    }) +
    frames(-30, -10, 620, 300, 5, 2, p.near, 6) +
    rect(0, 284, 594, 10, p.near) +
    poly(
      [
        [60, 294],
        [280, 294],
        [180, 420],
        [-60, 420],
      ],
      p.glow,
      'opacity=".35"',
    ) +
    poly(
      [
        [340, 294],
        [540, 294],
        [480, 420],
        [250, 420],
      ],
      p.glow,
      'opacity=".35"',
    ) +
    [160, 400].map((x) => pendant(p, x, 0, 84, 24)).join('') +
    sitter(140, 232, p.accent, 0, 'bob') +
    sitter(384, 232, p.paper, 2, 'curls') +
    laptop(216, 300) +
    laptop(460, 300) +
    cup(p, 306, 300, 28, p.accent) +
    rect(176, 298, 400, 12, mix(p.accent, p.paper, 0.4)) +
    rect(176, 310, 400, 5, mix(p.accent, p.ink, 0.3)) +
    line('M200 316V404M556 316V404', p.ink, 7) +
    plant(p, 616, 412, 240, p.accent)
  )
}
