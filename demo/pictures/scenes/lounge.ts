import { skyline } from '../city'
import { plant } from '../greenery'
import { pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { armchair, evening, frames, room, table } from '../rooms'
import { circle, oval, path, poly, rect } from '../shapes'
import { cup } from '../tableware'
import { type Scene } from './scene'

/** Chairs by the fire-coloured wall of the lounge. */
export const lounge: Scene = (p, chance) =>
  room(p, { x0: 60, y0: 10, x1: 588, y1: 276, vanish: [324, 150] }, evening(p), 9) +
  rect(110, 44, 190, 170, p.sky[1]) +
  rect(110, 130, 190, 84, p.sky[2]) +
  skyline(chance, { from: 110, to: 300, base: 214, low: 20, high: 90, fill: p.far, lit: p.glow }) +
  frames(110, 44, 190, 170, 2, 1, p.ink, 7) +
  circle(454, 112, 62, p.accent) +
  path('M454 50A62 62 0 0 1 454 174Z', p.ink, 'opacity=".2"') +
  rect(392, 112, 124, 62, p.near) +
  path('M392 112Q424 96 454 112T516 112V130H392Z', p.glow) +
  pendant(p, 346, 0, 96, 34) +
  shine(346, 260, 220, 0.4) +
  oval(330, 366, 300, 40, mix(p.mid, p.paper, 0.3)) +
  armchair(p, 150, 372, 172, p.accent) +
  armchair(p, 520, 372, 172, p.paper) +
  person(p, 142, 378, 236, {
    top: p.paper,
    bottom: p.ink,
    skin: 2,
    hair: 0,
    cut: 'bun',
    pose: 'sit',
  }) +
  person(p, 528, 378, 240, {
    top: p.mid,
    bottom: p.ink,
    skin: 0,
    hair: 2,
    cut: 'short',
    pose: 'read',
    flip: true,
  }) +
  poly(
    [
      [486, 262],
      [512, 254],
      [512, 226],
      [486, 236],
    ],
    p.glow,
  ) +
  table(p, 334, 350, 120, 20, 40, mix(p.accent, p.paper, 0.4)) +
  cup(p, 312, 346, 26, p.paper) +
  cup(p, 358, 344, 26, p.accent) +
  plant(p, 28, 404, 240, p.near) +
  plant(p, 626, 410, 180, p.accent)
