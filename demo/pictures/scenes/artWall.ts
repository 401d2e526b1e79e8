import { onWall, type Quad } from '../city'
import { plant } from '../greenery'
import { shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, room } from '../rooms'
import { line, oval, path, poly, rect, span } from '../shapes'
import { type Scene } from './scene'

/** A painter on a ladder finishes a wall of large shapes; long perspective. */
export const artWall: Scene = (p) => {
  const wall: Quad = [
    [0, -30],
    [520, 96],
    [520, 282],
    [0, 366],
  ]
  const on = (u: number, v: number) => onWall(wall, u, v)
  const shape = (points: [number, number][], fill: string) =>
    poly(
      points.map(([u, v]) => on(u, v)),
      fill,
    )
  const tones = daylight(p)
  const arc = (u: number, r: number, fill: string) =>
    poly(
      span(19).map((i) =>
        on(u + (r * Math.cos((Math.PI * i) / 18)) / 2.2, 1 - r * Math.sin((Math.PI * i) / 18)),
      ),
      fill,
    )
  return (
    room(
      p,
      { x0: 520, y0: 96, x1: 600, y1: 282, vanish: [560, 190] },
      { ...tones, left: p.paper, back: tones.right, floor: mix(p.far, p.paper, 0.3) },
      9,
    ) +
    shape(
      [
        [0.02, 0],
        [1, 0],
        [1, 1],
        [0.02, 1],
      ],
      mix(p.far, p.paper, 0.55),
    ) +
    shape(
      [
        [0.02, 1],
        [0.02, 0.3],
        [0.2, 0.1],
        [0.36, 1],
      ],
      p.near,
    ) +
    arc(0.45, 0.82, p.accent) +
    arc(0.45, 0.58, p.glow) +
    arc(0.45, 0.34, p.near) +
    shape(
      [
        [0.66, 0],
        [0.82, 0],
        [0.74, 0.5],
      ],
      p.mid,
    ) +
    shape(
      [
        [0.72, 1],
        [0.94, 0.34],
        [1, 0.5],
        [1, 1],
      ],
      p.mid,
    ) +
    shape(
      [
        [0.72, 1],
        [0.82, 0.7],
        [0.9, 1],
      ],
      p.ink,
    ) +
    shape(
      [
        [0.1, 0],
        [0.3, 0],
        [0.26, 0.2],
        [0.12, 0.16],
      ],
      p.accent,
    ) +
    shine(560, 120, 200, 0.4) +
    line(
      'M190 404L226 128M262 404L236 128M202 332H256M208 276H252M214 226H246M220 176H240',
      p.ink,
      6,
    ) +
    person(p, 232, 276, 186, {
      top: p.paper,
      bottom: p.near,
      skin: 1,
      hair: 0,
      cut: 'bun',
      pose: 'reach',
      back: true,
    }) +
    line('M276 92L290 62', p.ink, 5) +
    line('M290 62L295 50', p.accent, 9) +
    person(p, 420, 352, 156, {
      top: p.near,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'bob',
      pose: 'point',
      flip: true,
    }) +
    person(p, 466, 346, 148, {
      top: p.accent,
      bottom: p.ink,
      skin: 2,
      hair: 0,
      pose: 'stand',
      flip: true,
    }) +
    [
      [330, 392, p.accent],
      [372, 402, p.near],
      [150, 400, p.glow],
    ]
      .map(
        ([x, y, c]) =>
          rect(Number(x) - 14, Number(y) - 26, 28, 28, p.far) +
          oval(Number(x), Number(y) - 26, 14, 4.5, String(c)) +
          path(
            `M${Number(x) - 14} ${Number(y) - 26}a14 4.5 0 0 0 10 4v12a3 3 0 0 0 6 0v-12a14 4.5 0 0 0 12-4v6h-28z`,
            String(c),
          ),
      )
      .join('') +
    plant(p, 616, 420, 200, p.accent)
  )
}
