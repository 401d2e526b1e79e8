import { converging, onWall, type Quad, ripples, windows } from '../city'
import { tree } from '../greenery'
import { castShadow, orb, sky } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import type { Chance } from '../seeded'
import { line, type Point, path, poly, rect, span } from '../shapes'

const range = (chance: Chance, base: number, low: number, high: number, count: number): Point[] =>
  span(count * 2 + 1).map(
    (i): Point => [
      -60 + (i * 1720) / (count * 2),
      base -
        (i % 2 ? chance.between((low + high) / 2, high) : chance.between(low, (low + high) / 2)),
    ],
  )

/** Two glass sails before the mountains, sea and promenade at noon. */
export function harborFront(p: Palette, chance: Chance): string {
  const back = range(chance, 520, 90, 300, 7)
  const frontRange = range(chance, 540, 40, 170, 9)
  const left: Quad = [
    [700, 150],
    [806, 74],
    [806, 664],
    [640, 652],
  ]
  const right: Quad = [
    [806, 74],
    [914, 210],
    [940, 650],
    [806, 664],
  ]
  const low: Quad = [
    [940, 380],
    [1130, 412],
    [1136, 648],
    [940, 652],
  ]
  const lowSide: Quad = [
    [470, 430],
    [646, 392],
    [640, 652],
    [470, 640],
  ]
  const panes = (wall: Quad, columns: number, rows: number, colour: string, width: number) => {
    const d = span(rows - 1)
      .map((i) => {
        const a = onWall(wall, 0, (i + 1) / rows)
        const b = onWall(wall, 1, (i + 1) / rows)
        return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
      })
      .concat(
        span(columns - 1).map((i) => {
          const a = onWall(wall, (i + 1) / columns, 0)
          const b = onWall(wall, (i + 1) / columns, 1)
          return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`
        }),
      )
    return path(d.join(''), 'none', `stroke="${colour}" stroke-width="${width}" opacity=".7"`)
  }
  const shard = (wall: Quad, points: Point[], fill: string, opacity: number) =>
    poly(
      points.map(([u, v]) => onWall(wall, u, v)),
      fill,
      `opacity="${opacity}"`,
    )
  // Glass mirrors the sky by day; when that is dark, one sees who is still there.
  const rooms = (wall: Quad, columns: number, rows: number, share: number) =>
    windows(wall, chance, {
      columns,
      rows,
      fill: [0.84, 0.7],
      lit: p.glow,
      share: share * (p.lights - 1),
      inset: [0, 0.04, 0, 0.1],
    })
  const lit =
    p.lights <= 1
      ? ''
      : rooms(left, 5, 22, 0.7) +
        rooms(right, 5, 22, 0.5) +
        rooms(low, 7, 8, 0.6) +
        rooms(lowSide, 6, 8, 0.6)
  const sail = (x: number, y: number, s: number) =>
    path(
      `M${x} ${y}V${y - 90 * s}L${x + 46 * s} ${y}ZM${x - 6 * s} ${y}V${y - 70 * s}L${x - 34 * s} ${y}Z`,
      p.paper,
    ) +
    path(`M${x} ${y}V${y - 90 * s}L${x + 46 * s} ${y}H${x + 24 * s}Z`, p.far) +
    path(
      `M${x - 40 * s} ${y + 4 * s}H${x + 50 * s}L${x + 36 * s} ${y + 16 * s}H${x - 28 * s}Z`,
      p.near,
    )
  return (
    sky(p, 1600, 560) +
    orb(p, 1150, 130, 44) +
    path(
      'M80 190Q190 150 300 182T520 176Q400 214 270 206T80 190ZM1240 230Q1350 200 1440 224T1600 210V236Q1420 256 1240 230Z',
      p.paper,
      'opacity=".8"',
    ) +
    poly([...back, [1660, 560], [-60, 560]], p.far) +
    back
      .filter((_, i) => i % 2)
      .map(([x, y]) =>
        poly(
          [
            [x, y],
            [x + 34, y + 50],
            [x + 12, y + 40],
            [x - 4, y + 58],
            [x - 18, y + 38],
            [x - 32, y + 46],
          ],
          p.paper,
        ),
      )
      .join('') +
    poly([...frontRange, [1660, 560], [-60, 560]], mix(p.far, p.mid, 0.6)) +
    frontRange
      .filter((_, i) => i % 2)
      .map(([x, y]) =>
        poly(
          [
            [x, y],
            [x + 96, 560],
            [x + 20, 560],
          ],
          p.mid,
          'opacity=".5"',
        ),
      )
      .join('') +
    rect(0, 548, 1600, 140, mix(p.mid, p.sky[1], 0.35)) +
    ripples(chance, 0, 1600, 556, 680, 40, p.paper, 0.6) +
    sail(250, 604, 0.9) +
    sail(376, 580, 0.5) +
    sail(1330, 600, 0.8) +
    path('M1180 300q60-14 120 0l26-30h14l-12 34q-60 22-140 10z', p.paper) +
    rect(1176, 284, 120, 7, p.accent) +
    line('M1210 312l-8 22M1262 312l8 22M1186 338h50M1246 338h50', p.ink, 5) +
    poly(low, p.mid) +
    panes(low, 7, 8, p.sky[2], 3) +
    shard(
      low,
      [
        [0, 0],
        [0.4, 0],
        [0.1, 1],
        [0, 1],
      ],
      p.paper,
      0.35,
    ) +
    poly(
      [
        [932, 366],
        [1140, 402],
        [1140, 416],
        [932, 384],
      ],
      p.paper,
    ) +
    poly(lowSide, mix(p.mid, p.sky[1], 0.45)) +
    panes(lowSide, 6, 8, p.paper, 3) +
    poly(
      [
        [462, 420],
        [648, 378],
        [648, 394],
        [462, 434],
      ],
      p.paper,
    ) +
    poly(left, mix(p.sky[0], p.sky[2], 0.35)) +
    poly(right, p.near) +
    shard(
      left,
      [
        [0, 0.1],
        [1, 0.42],
        [1, 0.7],
        [0, 0.32],
      ],
      p.paper,
      0.75,
    ) +
    shard(
      left,
      [
        [0, 0.62],
        [1, 0.9],
        [1, 1],
        [0, 0.8],
      ],
      p.far,
      0.8,
    ) +
    shard(
      right,
      [
        [0, 0.3],
        [1, 0.08],
        [1, 0.3],
        [0, 0.56],
      ],
      p.mid,
      0.9,
    ) +
    shard(
      right,
      [
        [0, 0.8],
        [1, 0.62],
        [1, 0.74],
        [0, 0.94],
      ],
      p.mid,
      0.55,
    ) +
    panes(left, 5, 22, mix(p.mid, p.paper, 0.3), 2.4) +
    panes(right, 5, 22, p.mid, 2.4) +
    lit +
    poly(
      [
        [694, 146],
        [806, 66],
        [920, 208],
        [914, 216],
        [806, 82],
        [700, 158],
      ],
      p.paper,
    ) +
    line('M806 70V0', p.ink, 4) +
    poly(
      [
        [632, 606],
        [806, 622],
        [946, 606],
        [946, 652],
        [806, 668],
        [632, 654],
      ],
      p.glow,
    ) +
    path(
      'M668 610V656M704 613V659M740 616V662M776 619V665M836 620V664M872 616V660M908 612V656',
      'none',
      `stroke="${p.near}" stroke-width="5"`,
    ) +
    poly(
      [
        [620, 596],
        [806, 614],
        [958, 598],
        [958, 610],
        [806, 628],
        [620, 608],
      ],
      p.accent,
    ) +
    poly(
      [
        [0, 656],
        [1600, 648],
        [1600, 900],
        [0, 900],
      ],
      mix(p.paper, p.far, 0.4),
    ) +
    poly(
      [
        [0, 650],
        [470, 640],
        [640, 654],
        [806, 668],
        [946, 654],
        [1136, 648],
        [1600, 642],
        [1600, 660],
        [806, 688],
        [0, 668],
      ],
      p.paper,
    ) +
    converging(
      p,
      [806, 560],
      690,
      900,
      span(23).map((i) => -1500 + i * 210),
      0.14,
      2,
    ) +
    poly(
      [
        [806, 690],
        [946, 676],
        [1330, 840],
        [1130, 900],
      ],
      p.ink,
      'opacity=".1"',
    ) +
    tree(p, 400, 690, 130) +
    tree(p, 300, 706, 170) +
    tree(p, 1196, 690, 130) +
    tree(p, 1300, 706, 170) +
    tree(p, 128, 742, 240) +
    tree(p, 1480, 742, 240) +
    (
      [
        [600, 716, 74, p.accent, 0, 'walk'],
        [690, 746, 92, p.paper, 2, 'cup'],
        [736, 748, 88, p.near, 1, 'hold'],
        [930, 742, 90, p.accent, 1, 'walk'],
        [1080, 790, 122, p.near, 0, 'walk'],
        [470, 810, 134, p.accent, 2, 'walk'],
      ] as const
    )
      .map(
        ([x, y, h, top, skin, pose], i) =>
          castShadow(p, x, y, h * 0.09, h * 0.5, h * 0.16) +
          person(p, x, y, h, {
            top,
            bottom: p.ink,
            skin,
            hair: skin === 0 ? 1 : 0,
            cut: (['bob', 'short', 'bun', 'curls'] as const)[i % 4] ?? 'bob',
            pose,
            flip: x > 806,
          }),
      )
      .join('') +
    line('M0 806H1600M0 832H1600', p.near, 5) +
    line(
      span(21)
        .map((i) => `M${i * 80} 798V884`)
        .join(''),
      p.near,
      7,
    )
  )
}
