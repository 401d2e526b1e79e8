import { leafOf, plant } from '../greenery'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, room } from '../rooms'
import { circle, line, oval, path, poly, round, turned } from '../shapes'
import { bin } from '../tableware'
import { type Scene } from './scene'

/** Four bins and a good decision. */
export const recycling: Scene = (p) => {
  const green = leafOf(p)
  const bins = [p.accent, green, p.mid, p.glow]
  const marks = [
    'M-12 4L0-14 12 4Z',
    'M-12 0Q-4-16 12-12 10 6-8 6Z',
    'M-11-12H11V10H-11Z',
    'M-6-14H6V-6L10 0V12H-10V0L-6-6Z',
  ]
  return (
    room(p, { x0: 60, y0: 20, x1: 588, y1: 282, vanish: [324, 170] }, daylight(p), 9) +
    circle(500, 122, 70, mix(p.glow, p.paper, 0.3)) +
    line(
      'M500 74A48 48 0 0 1 544 104M546 134A48 48 0 0 1 508 170M470 160A48 48 0 0 1 462 92',
      green,
      12,
    ) +
    path('M534 110l20 2-4-22zM516 158l-16 12 18 12zM474 98l-4-22-18 14z', green) +
    poly(
      [
        [60, 60],
        [60, 240],
        [160, 416],
        [0, 416],
        [0, 40],
      ],
      p.glow,
      'opacity=".2"',
    ) +
    bins
      .map(
        (colour, i) =>
          oval(210 + i * 112, 392, 62, 10, p.ink, 'opacity=".16"') +
          bin(p, 206 + i * 112, 388, 94, 138, colour) +
          `<g transform="translate(${206 + i * 112} 330) scale(1.5)">${path(marks[i] ?? '', p.paper)}</g>`,
      )
      .join('') +
    person(p, 106, 402, 262, {
      top: p.accent,
      bottom: p.near,
      skin: 2,
      hair: 0,
      cut: 'bun',
      pose: 'serve',
    }) +
    turned(16, 188, 236, path('M178 208h12v8l6 8v34h-24v-34l6-8z', mix(p.sky[0], p.paper, 0.4))) +
    person(p, 590, 410, 250, {
      top: p.paper,
      bottom: p.mid,
      skin: 0,
      hair: 2,
      cut: 'short',
      pose: 'hold',
      flip: true,
    }) +
    round(552, 240, 62, 46, 3, mix(p.accent, p.paper, 0.4)) +
    line('M582 240v46', p.ink, 2, 'opacity=".4"') +
    plant(p, 30, 410, 170, p.near)
  )
}
