import { plant } from '../greenery'
import { pendant } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, room } from '../rooms'
import { line, rect, round, span } from '../shapes'
import { type Scene } from './scene'

/** The optician points at the smallest line; a guest leans in to read it. */
export const eyeTest: Scene = (p) =>
  room(p, { x0: 80, y0: 20, x1: 570, y1: 268, vanish: [324, 150] }, daylight(p), 9) +
  round(236, 36, 176, 216, 8, mix(p.near, p.ink, 0.2)) +
  round(244, 44, 160, 200, 5, p.paper) +
  // Rows of letters as an optician's chart has them, each smaller than the last.
  [
    { size: 34, y: 60 },
    { size: 24, y: 106 },
    { size: 17, y: 142 },
    { size: 12, y: 171 },
    { size: 8, y: 195 },
  ]
    .map(({ size, y }, row) => {
      const many = row + 1
      return span(many)
        .map((i) => {
          const x = 324 + (i - (many - 1) / 2) * size * 1.55
          const open = (row + i) % 3
          const stem = size / 4
          return (
            rect(x - size / 2, y, stem, size, p.ink) +
            (open === 0 ? rect(x - size / 2, y, size, stem, p.ink) : '') +
            (open !== 1 ? rect(x - size / 2, y + size / 2 - stem / 2, size, stem, p.ink) : '') +
            (open === 1 ? rect(x - size / 2, y + size - stem, size, stem, p.ink) : '')
          )
        })
        .join('')
    })
    .join('') +
  pendant(p, 180, 0, 84, 26) +
  pendant(p, 470, 0, 84, 26) +
  person(p, 140, 400, 270, {
    top: p.accent,
    bottom: p.ink,
    skin: 1,
    hair: 0,
    cut: 'short',
    pose: 'stand',
  }) +
  person(p, 500, 404, 268, {
    top: p.paper,
    bottom: p.mid,
    skin: 0,
    hair: 1,
    cut: 'bun',
    pose: 'point',
    flip: true,
  }) +
  line('M418 192L352 204', p.accent, 4) +
  rect(214, 352, 220, 10, p.ink) +
  rect(226, 316, 196, 38, mix(p.accent, p.paper, 0.35)) +
  [258, 318, 378]
    .map((x) =>
      line(
        `M${x} 336a9 9 0 1 0 18 0a9 9 0 1 0-18 0M${x + 18} 334h6m0 2a9 9 0 1 0 18 0a9 9 0 1 0-18 0`,
        p.ink,
        3,
      ),
    )
    .join('') +
  plant(p, 606, 410, 190, p.accent)
