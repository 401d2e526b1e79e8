import { bicycle } from '../bicycle'
import { castShadow, pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, room } from '../rooms'
import { circle, line, rect, round, span } from '../shapes'
import { type Scene } from './scene'

/** The bicycle is on the stand, the mechanic at its wheel. */
export const bikeRepair: Scene = (p) => {
  const tools = [
    'M0 0v34M-7-6l7 8 7-8',
    'M0-6v20M-4 14h8v20h-8z',
    'M-8-4h16M0-4v40',
    'M0 0v36M-6 0a6 6 0 1 0 12 0',
    'M-6-4l6 14 6-14M0 10v26',
  ]
  return (
    room(p, { x0: 30, y0: 0, x1: 618, y1: 300, vanish: [324, 180] }, evening(p), 9) +
    rect(70, 36, 300, 130, mix(p.accent, p.ink, 0.35)) +
    tools
      .map((d, i) => `<g transform="translate(${112 + i * 54} 76)">${line(d, p.paper, 6)}</g>`)
      .join('') +
    rect(70, 36, 300, 6, p.ink) +
    rect(410, 110, 180, 7, p.ink) +
    span(4)
      .map((i) =>
        circle(
          440 + i * 42,
          80,
          29,
          'none',
          `stroke="${i % 2 ? p.ink : mix(p.ink, p.near, 0.4)}" stroke-width="7"`,
        ),
      )
      .join('') +
    pendant(p, 300, 0, 62, 30) +
    shine(300, 240, 260, 0.5) +
    line('M262 402H346M304 402V216', p.ink, 9) +
    bicycle(p, 306, 358, 350, p.accent) +
    rect(292, 206, 26, 18, p.ink) +
    castShadow(p, 500, 396, 24, 90, 14) +
    person(p, 500, 402, 248, {
      top: p.paper,
      bottom: p.mid,
      skin: 1,
      hair: 0,
      cut: 'cap',
      pose: 'kneel',
      flip: true,
      apron: p.near,
    }) +
    person(p, 92, 404, 236, {
      top: p.glow,
      bottom: p.near,
      skin: 0,
      hair: 1,
      cut: 'bob',
      pose: 'cup',
    }) +
    round(556, 350, 66, 50, 5, p.accent) +
    rect(570, 340, 38, 12, p.ink)
  )
}
