import { skyline } from '../city'
import { orb } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, frames, room } from '../rooms'
import { circle, line, poly, rect, round } from '../shapes'
import { type Scene } from './scene'

/** Rowing machines by the window; the water is right there. */
export const rowing: Scene = (p, chance) => {
  const machine = (x: number, y: number, s: number, top: string, skin: 0 | 1 | 2) =>
    line(`M${x - 120 * s} ${y}H${x + 150 * s}`, p.ink, 10 * s) +
    line(`M${x - 112 * s} ${y}v${14 * s}M${x + 128 * s} ${y}v${16 * s}`, p.ink, 8 * s) +
    circle(x + 132 * s, y - 34 * s, 32 * s, mix(p.near, p.ink, 0.3)) +
    circle(x + 132 * s, y - 34 * s, 22 * s, p.accent) +
    line(`M${x + 132 * s} ${y - 60 * s}L${x + 112 * s} ${y - 122 * s}`, p.ink, 6 * s) +
    round(x + 92 * s, y - 140 * s, 32 * s, 24 * s, 4, p.glow) +
    round(x - 66 * s, y - 14 * s, 64 * s, 14 * s, 6, p.accent) +
    person(p, x - 30 * s, y + 22 * s, 190 * s, {
      top,
      bottom: p.near,
      skin,
      hair: skin === 0 ? 1 : 0,
      cut: skin === 0 ? 'bun' : 'short',
      pose: 'sit',
    }) +
    line(`M${x + 12 * s} ${y - 50 * s}L${x + 108 * s} ${y - 44 * s}`, p.paper, 3 * s)
  return (
    room(
      p,
      { x0: 0, y0: 0, x1: 648, y1: 270, vanish: [324, 170] },
      { ...evening(p), floor: mix(p.near, p.far, 0.5) },
      9,
    ) +
    rect(0, 0, 648, 270, p.sky[1]) +
    rect(0, 90, 648, 110, p.sky[2]) +
    orb(p, 470, 110, 34) +
    skyline(chance, { from: -10, to: 660, base: 200, low: 20, high: 90, fill: p.far }) +
    rect(0, 200, 648, 70, p.water) +
    line('M60 222h70M210 240h90M420 220h60M520 248h80', p.glow, 3, 'opacity=".7"') +
    frames(-60, -10, 770, 280, 5, 1, p.ink, 7) +
    poly(
      [
        [380, 270],
        [560, 270],
        [640, 420],
        [360, 420],
      ],
      p.glow,
      'opacity=".25"',
    ) +
    machine(470, 306, 0.66, p.paper, 0) +
    machine(250, 376, 1, p.accent, 2)
  )
}
