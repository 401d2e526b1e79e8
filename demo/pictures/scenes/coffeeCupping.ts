import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, frames, room } from '../rooms'
import { line, oval, path, poly, rect, round, span, turned } from '../shapes'
import { bowl, steam } from '../tableware'
import { type Scene } from './scene'

/** Bowls in a row that runs away from us, spoon and steam. */
export const coffeeCupping: Scene = (p) => {
  const row = span(5).map((i) => {
    const t = 1 - i / 4
    const s = 1 / (1 + t * 2.2)
    return { x: 470 - (1 - s) * 470, y: 158 + s * 160, w: 190 * s, s }
  })
  return (
    room(p, { x0: 60, y0: 10, x1: 600, y1: 226, vanish: [150, 150] }, daylight(p), 5) +
    rect(90, 30, 300, 150, p.sky[1]) +
    path('M90 180V120Q150 90 220 130T390 110V180Z', p.far) +
    frames(90, 30, 300, 150, 4, 1, p.near, 5) +
    rect(430, 60, 150, 7, p.ink) +
    rect(430, 118, 150, 7, p.ink) +
    [446, 474, 502, 530, 556]
      .map(
        (x, i) =>
          round(x, i % 2 ? 32 : 38, 20, i % 2 ? 28 : 22, 3, i % 2 ? p.accent : p.mid) +
          round(x, 92, 20, 26, 3, i % 2 ? p.near : p.accent),
      )
      .join('') +
    pendant(p, 240, 0, 92, 22) +
    person(p, 226, 410, 300, {
      top: p.mid,
      skin: 1,
      hair: 0,
      cut: 'cap',
      pose: 'serve',
      apron: p.ink,
    }) +
    person(p, 404, 390, 270, {
      top: p.paper,
      skin: 0,
      hair: 1,
      cut: 'bob',
      pose: 'hold',
      flip: true,
    }) +
    poly(
      [
        [40, 262],
        [330, 238],
        [720, 330],
        [720, 430],
        [-40, 430],
      ],
      mix(p.accent, p.paper, 0.4),
    ) +
    poly(
      [
        [40, 262],
        [330, 238],
        [334, 244],
        [40, 269],
      ],
      p.paper,
    ) +
    row
      .map(
        ({ x, y, w, s }) =>
          oval(x + w * 0.1, y + w * 0.46, w * 0.56, w * 0.12, p.ink, 'opacity=".22"') +
          bowl(p, x, y, w, p.paper, mix(p.ink, p.accent, 0.4)) +
          path(
            `M${Math.round(x - w * 0.3)} ${Math.round(y)}q${Math.round(w * 0.16)} ${Math.round(-w * 0.08)} ${Math.round(w * 0.3)} 0t${Math.round(w * 0.28)} ${Math.round(-w * 0.02)}`,
            'none',
            `stroke="${p.glow}" stroke-width="${Math.round(w * 0.04)}" opacity=".8"`,
          ) +
          steam(x, y - w * 0.12, w * 0.46 * (0.6 + s * 0.4), p.paper),
      )
      .join('') +
    turned(
      -24,
      250,
      380,
      oval(190, 380, 40, 20, mix(p.far, p.paper, 0.3)),
      oval(188, 378, 30, 13, mix(p.ink, p.accent, 0.45)),
      line('M230 380H350', mix(p.far, p.paper, 0.3), 9),
    ) +
    [
      [98, 330],
      [122, 352],
      [70, 352],
      [94, 376],
      [146, 322],
      [52, 316],
    ]
      .map(([x, y], i) =>
        turned(
          i * 40,
          x ?? 0,
          y ?? 0,
          oval(x ?? 0, y ?? 0, 11, 7.5, mix(p.ink, p.accent, 0.35)),
          line(`M${(x ?? 0) - 8} ${y}q8-5 16 0`, p.ink, 2),
        ),
      )
      .join('')
  )
}
