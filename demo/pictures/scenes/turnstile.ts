import { plant } from '../greenery'
import { pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, frames, room } from '../rooms'
import { circle, line, poly, rect, round } from '../shapes'
import { type Scene } from './scene'

/** A gate that opens for a phone. */
export const turnstile: Scene = (p) => {
  const gate = (x: number, open: boolean) =>
    round(x, 244, 46, 150, 10, mix(p.near, p.ink, 0.4)) +
    rect(x, 244, 46, 12, p.paper) +
    circle(x + 23, 276, 11, open ? p.glow : p.accent) +
    (open ? shine(x + 23, 276, 46, 0.9) : '') +
    (open
      ? poly(
          [
            [x + 46, 290],
            [x + 66, 276],
            [x + 66, 360],
            [x + 46, 378],
          ],
          p.glow,
          'opacity=".55"',
        )
      : rect(x + 46, 290, 74, 80, p.glow, 'opacity=".3"'))
  return (
    room(p, { x0: 70, y0: 20, x1: 580, y1: 270, vanish: [324, 150] }, evening(p), 9) +
    rect(120, 40, 410, 230, p.sky[2]) +
    rect(120, 40, 410, 110, p.sky[1]) +
    frames(120, 40, 410, 230, 5, 1, p.ink, 6) +
    poly(
      [
        [200, 270],
        [450, 270],
        [520, 420],
        [130, 420],
      ],
      p.glow,
      'opacity=".22"',
    ) +
    pendant(p, 200, 0, 86, 24) +
    pendant(p, 450, 0, 86, 24) +
    gate(60, false) +
    gate(190, true) +
    gate(330, false) +
    gate(470, false) +
    person(p, 268, 400, 262, {
      top: p.accent,
      bottom: p.ink,
      skin: 1,
      hair: 0,
      cut: 'long',
      pose: 'cup',
      flip: true,
    }) +
    round(204, 200, 22, 38, 4, p.ink) +
    rect(207, 205, 16, 26, p.glow) +
    line('M196 246q-10-10 0-22M188 252q-16-18 0-36', p.glow, 3) +
    person(p, 560, 396, 236, {
      top: p.paper,
      bottom: p.mid,
      skin: 2,
      hair: 1,
      cut: 'short',
      pose: 'walk',
    }) +
    plant(p, 26, 410, 190, p.accent)
  )
}
