import { onWall, type Quad } from '../city'
import { pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, room } from '../rooms'
import { circle, line, oval, path, poly, span } from '../shapes'
import { height, type Scene, width } from './scene'

/** The board close to us, the players beyond. */
export const chess: Scene = (p) => {
  const square = (c: number, r: number): Quad => {
    const corner = (u: number, v: number) =>
      onWall(
        [
          [176, 226],
          [472, 226],
          [600, 410],
          [48, 410],
        ],
        u,
        v ** 1.25,
      )
    return [
      corner(c / 8, r / 8),
      corner((c + 1) / 8, r / 8),
      corner((c + 1) / 8, (r + 1) / 8),
      corner(c / 8, (r + 1) / 8),
    ]
  }
  const piece = (
    x: number,
    y: number,
    h: number,
    light: boolean,
    kind: 'pawn' | 'king' | 'rook' | 'knight',
  ) => {
    const fill = light ? p.paper : p.ink
    const s = h / 100
    const head = {
      pawn: circle(0, -66, 17, fill),
      king: path('M-16-84H16L10-60H-10Z', fill) + line('M0-106V-84M-9-97H9', fill, 7),
      rook: path('M-22-92h10v8h8v-8h8v8h8v-8h10v26h-44z', fill),
      knight: path('M-18-56Q-26-96 4-102L10-92Q30-80 26-62L10-64 14-50Z', fill),
    }[kind]
    return `<g transform="translate(${x} ${y}) scale(${s})">${oval(8, 2, 34, 8, p.ink, 'opacity=".3"')}${path('M-28 0Q-30-14-18-18-10-36-11-58H11Q10-36 18-18 30-14 28 0Z', fill)}${head}${path('M4-58H11Q10-36 18-18 30-14 28 0H8Q16-30 4-58Z', light ? p.near : p.far, 'opacity=".35"')}</g>`
  }
  return (
    room(p, { x0: 80, y0: 0, x1: 568, y1: 220, vanish: [324, 130] }, evening(p), 5) +
    pendant(p, 324, 0, 74, 30) +
    shine(324, 210, 260, 0.4) +
    person(p, 152, 420, 330, { top: p.accent, skin: 0, hair: 2, cut: 'bob', pose: 'hold' }) +
    person(p, 500, 420, 330, {
      top: p.mid,
      skin: 2,
      hair: 0,
      cut: 'short',
      pose: 'hold',
      flip: true,
    }) +
    poly(
      [
        [60, 214],
        [588, 214],
        [720, 430],
        [-72, 430],
      ],
      mix(p.accent, p.ink, 0.4),
    ) +
    poly(
      [
        [166, 222],
        [482, 222],
        [616, 420],
        [32, 420],
      ],
      p.near,
    ) +
    span(64)
      .map((i) =>
        poly(
          square(i % 8, Math.floor(i / 8)),
          ((i % 8) + Math.floor(i / 8)) % 2 ? mix(p.accent, p.ink, 0.2) : p.glow,
        ),
      )
      .join('') +
    piece(216, 252, 52, false, 'rook') +
    piece(330, 252, 56, false, 'king') +
    piece(394, 270, 50, false, 'pawn') +
    piece(268, 286, 54, false, 'pawn') +
    piece(440, 316, 66, false, 'knight') +
    piece(346, 330, 66, true, 'pawn') +
    piece(176, 330, 74, true, 'knight') +
    piece(262, 396, 112, true, 'king') +
    piece(494, 386, 84, true, 'pawn') +
    piece(126, 398, 92, true, 'rook') +
    path('M600 0H648V214H620Z', p.ink, 'opacity=".2"') +
    path(`M0 ${height}V${height - 6}H${width}V${height}Z`, p.ink, 'opacity=".3"')
  )
}
