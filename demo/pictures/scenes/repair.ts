import { plant } from '../greenery'
import { pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, frames, room } from '../rooms'
import { line, path, poly, rect } from '../shapes'
import { type Scene } from './scene'

/** The right ladder: somebody mends a lamp, somebody else hands up the bulb. */
export const repair: Scene = (p) =>
  room(p, { x0: 90, y0: 30, x1: 560, y1: 276, vanish: [324, 160] }, evening(p), 9) +
  rect(120, 70, 150, 140, p.sky[2]) +
  rect(120, 70, 150, 60, p.sky[1]) +
  frames(120, 70, 150, 140, 2, 2, p.ink, 6) +
  rect(448, 110, 84, 166, mix(p.accent, p.paper, 0.25)) +
  rect(516, 190, 6, 18, p.ink) +
  pendant(p, 190, 0, 50, 22) +
  line('M352 0V56', p.ink, 3) +
  path('M318 92Q318 56 352 56T386 92Z', p.accent) +
  path('M352 56Q386 56 386 92H352Z', p.ink, 'opacity=".22"') +
  shine(352, 110, 90, 0.35) +
  line('M284 396L330 150M374 396L346 150', p.paper, 9) +
  line('M291 356H368M300 306H362M309 256H357M318 206H352', p.paper, 7) +
  person(p, 330, 262, 190, {
    top: p.accent,
    bottom: p.ink,
    skin: 2,
    hair: 0,
    cut: 'cap',
    pose: 'reach',
  }) +
  person(p, 196, 400, 220, {
    top: p.paper,
    bottom: p.near,
    skin: 0,
    hair: 1,
    cut: 'bun',
    pose: 'reach',
  }) +
  shine(248, 182, 34, 0.9) +
  path('M240 172a9 9 0 1 1 16 0l-3 9h-10z', p.glow) +
  rect(243, 182, 10, 7, p.ink) +
  poly(
    [
      [436, 352],
      [532, 352],
      [540, 398],
      [428, 398],
    ],
    p.accent,
  ) +
  rect(428, 366, 112, 8, p.ink) +
  line('M462 352V336H506V352', p.ink, 6) +
  line('M448 350L434 318M520 350L534 312', p.paper, 7) +
  plant(p, 606, 410, 180, p.mid)
