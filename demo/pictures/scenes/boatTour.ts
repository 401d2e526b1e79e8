import { ripples, skyline } from '../city'
import { orb, sky } from '../light'
import { person } from '../people'
import { line, path, poly, rect, span } from '../shapes'
import { type Scene, width } from './scene'

/** A barge full of neighbours goes out under the bridge. */
export const boatTour: Scene = (p, chance) => {
  const guests = [236, 284, 330, 378, 424]
  return (
    sky(p, width, 230) +
    orb(p, 500, 92, 34) +
    skyline(chance, {
      from: -10,
      to: width + 10,
      base: 232,
      low: 30,
      high: 110,
      fill: p.far,
      lit: p.glow,
      litShare: 0.1,
    }) +
    skyline(chance, {
      from: -10,
      to: 230,
      base: 234,
      low: 70,
      high: 140,
      fill: p.mid,
      widths: [44, 70],
      lit: p.glow,
      litShare: 0.25,
    }) +
    rect(0, 230, width, 190, p.water) +
    poly(
      [
        [430, 230],
        [570, 230],
        [620, 420],
        [360, 420],
      ],
      p.glow,
      'opacity=".22"',
    ) +
    ripples(chance, 440, 560, 240, 400, 16, p.glow, 0.8) +
    ripples(chance, 20, 420, 244, 410, 22, p.near, 0.28) +
    path('M-20 150Q120 116 240 232H214Q120 150-20 176Z', p.near) +
    line('M20 150V120M70 150V124M120 168V140', p.near, 5) +
    path('M-20 116H150L240 200', 'none', `stroke="${p.near}" stroke-width="5"`) +
    guests
      .map((x, i) =>
        person(p, x, 336, 122, {
          top: [p.paper, p.accent, p.glow, p.mid, p.accent][i] ?? p.paper,
          bottom: p.ink,
          skin: ([0, 2, 1, 0, 1] as const)[i] ?? 0,
          hair: ([1, 0, 0, 2, 0] as const)[i] ?? 0,
          cut: (['bob', 'short', 'bun', 'curls', 'cap'] as const)[i] ?? 'bob',
          pose: (['cup', 'hold', 'point', 'stand', 'cup'] as const)[i] ?? 'stand',
          flip: i === 3,
        }),
      )
      .join('') +
    rect(176, 196, 300, 8, p.accent) +
    line('M186 202V310M466 202V310M326 202V312', p.ink, 5) +
    span(10)
      .map((i) => path(`M${176 + i * 30} 204h30a15 11 0 0 1-30 0z`, i % 2 ? p.paper : p.accent))
      .join('') +
    path('M140 296H590Q570 366 520 376H196Q158 366 140 296Z', p.near) +
    path('M420 296H590Q570 366 520 376H400Z', p.ink, 'opacity=".3"') +
    path('M140 296H590L586 308H143Z', p.paper) +
    path('M152 336H581L576 346H156Z', p.accent) +
    rect(496, 236, 60, 60, p.paper) +
    rect(504, 246, 44, 22, p.near) +
    rect(490, 228, 72, 10, p.ink) +
    line('M540 228V190', p.ink, 5) +
    path('M540 190h34l-8 9 8 9h-34z', p.accent) +
    path('M120 380Q300 396 560 380L600 392Q330 412 90 392Z', p.paper, 'opacity=".4"') +
    line('M80 90q10-10 18 0q8-10 18 0M140 66q8-8 14 0q6-8 14 0M40 60q6-6 11 0q5-6 11 0', p.ink, 3)
  )
}
