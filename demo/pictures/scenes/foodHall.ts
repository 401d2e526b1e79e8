import { plant } from '../greenery'
import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, room } from '../rooms'
import { line, path, rect } from '../shapes'
import { bowl, cup } from '../tableware'
import { type Scene } from './scene'

/** The hall at noon: counters under arched windows. */
export const foodHall: Scene = (p) => {
  const arch = (x: number) =>
    path(`M${x - 46} 196V92Q${x - 46} 46 ${x} 46T${x + 46} 92V196Z`, p.sky[1]) +
    path(`M${x - 46} 196V160Q${x - 10} 120 ${x + 46} 150V196Z`, p.far) +
    line(
      `M${x} 46V196M${x - 46} 112H${x + 46}M${x - 46} 196V92Q${x - 46} 46 ${x} 46T${x + 46} 92V196Z`,
      p.near,
      4,
    )
  const tones = daylight(p)
  const eater = (x: number, y: number, h: number, top: string, flip: boolean, skin: 0 | 1 | 2) =>
    person(p, x, y, h, {
      top,
      bottom: p.near,
      skin,
      hair: skin ? 0 : 1,
      cut: flip ? 'bob' : 'short',
      pose: 'sit',
      flip,
    })
  return (
    room(p, { x0: 70, y0: 20, x1: 578, y1: 236, vanish: [324, 170] }, tones) +
    [140, 262, 386, 508].map(arch).join('') +
    rect(70, 200, 508, 36, p.near) +
    rect(70, 196, 508, 6, p.accent) +
    [120, 230, 420, 520]
      .map((x, i) =>
        person(p, x, 250, 76, {
          top: i % 2 ? p.paper : p.accent,
          skin: ([0, 2, 1, 0] as const)[i] ?? 0,
          cut: i % 2 ? 'cap' : 'bun',
          pose: 'serve',
          flip: i > 1,
        }),
      )
      .join('') +
    rect(70, 216, 508, 22, mix(p.near, p.ink, 0.2)) +
    [120, 220, 324, 428, 528]
      .map((x, i) => pendant(p, x, 0, 74 + (i % 2) * 18, i % 2 ? 22 : 17))
      .join('') +
    eater(196, 318, 118, p.accent, false, 1) +
    eater(300, 318, 118, p.paper, true, 0) +
    rect(216, 272, 64, 6, p.ink) +
    rect(245, 276, 5, 42, p.ink) +
    eater(404, 404, 184, p.mid, false, 0) +
    eater(574, 404, 184, p.accent, true, 2) +
    rect(428, 330, 116, 8, mix(p.accent, p.ink, 0.4)) +
    rect(482, 336, 8, 72, p.ink) +
    bowl(p, 462, 322, 34, p.paper, p.accent) +
    cup(p, 520, 330, 20, p.glow) +
    plant(p, 60, 420, 190, p.accent)
  )
}
