import { converging, type Quad, skyline, windows } from '../city'
import { tree } from '../greenery'
import { castShadow, orb, shine, sky } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import type { Chance } from '../seeded'
import { circle, line, type Point, path, poly, rect, round, span } from '../shapes'

/** Storeys step back towards the top; one line of light climbs along every setback. */
export function leaselineFront(p: Palette, chance: Chance): string {
  const tiers = [
    { top: 560, foot: 704, half: 260 },
    { top: 420, foot: 566, half: 208 },
    { top: 290, foot: 426, half: 158 },
    { top: 176, foot: 296, half: 112 },
    { top: 84, foot: 182, half: 70 },
  ]
  const corner = 770
  const tilt = 0.16
  const tier = ({ top, foot, half }: (typeof tiers)[number]) => {
    const a = half * 1.05
    const b = half * 0.85
    const left: Quad = [
      [corner - a, top + a * tilt],
      [corner, top],
      [corner, foot + 6],
      [corner - a, foot + 2 - a * 0.02],
    ]
    const right: Quad = [
      [corner, top],
      [corner + b, top + b * tilt],
      [corner + b, foot + 2 - b * 0.02],
      [corner, foot + 6],
    ]
    const rows = Math.round((foot - top) / 17)
    return (
      poly(left, mix(p.mid, p.far, 0.35)) +
      poly(right, p.near) +
      windows(left, chance, {
        columns: Math.round(half / 15),
        rows,
        fill: [0.62, 0.56],
        lit: p.glow,
        dim: mix(p.mid, p.near, 0.6),
        share: 0.4 * p.lights,
        inset: [0.03, 0.06, 0.03, 0.06],
      }) +
      windows(right, chance, {
        columns: Math.round(half / 18),
        rows,
        fill: [0.62, 0.56],
        lit: mix(p.glow, p.accent, 0.5),
        dim: p.ink,
        share: 0.24 * p.lights,
        inset: [0.03, 0.06, 0.03, 0.06],
      })
    )
  }
  const edges = tiers.map(({ top, half }): Point[] => [
    [corner - half * 1.05, top + half * 1.05 * tilt],
    [corner, top],
    [corner + half * 0.85, top + half * 0.85 * tilt],
  ])
  return (
    sky(p, 1600, 706) +
    orb(p, 1080, 240, 54) +
    path(
      'M0 330Q220 300 470 326T900 318Q700 352 430 346T0 356ZM1140 380Q1330 350 1600 372V392Q1360 398 1140 380Z',
      p.sky[2],
      'opacity=".45"',
    ) +
    path('M330 706V420Q330 250 394 216 458 250 458 420V706Z', p.far) +
    path('M394 216Q458 250 458 420V706H430Q440 380 394 216Z', p.mid) +
    path(
      'M334 470L452 350M330 560L458 430M340 380L430 290M454 500L350 320M458 600L332 430',
      'none',
      `stroke="${p.mid}" stroke-width="4"`,
    ) +
    path('M1150 706V560H1170Q1172 470 1240 452V430H1250V452Q1318 470 1320 560H1340V706Z', p.far) +
    line('M1245 432V400', p.far, 6) +
    skyline(chance, {
      from: -20,
      to: 1620,
      base: 706,
      low: 60,
      high: 170,
      fill: mix(p.far, p.mid, 0.5),
      widths: [50, 110],
      lit: p.glow,
      litShare: 0.12,
    }) +
    poly(
      [
        [-20, 210],
        [150, 270],
        [190, 706],
        [-20, 716],
      ],
      p.mid,
    ) +
    windows(
      [
        [-20, 210],
        [150, 270],
        [190, 706],
        [-20, 716],
      ],
      chance,
      { columns: 7, rows: 18, lit: p.glow, dim: p.near, share: 0.22 * p.lights },
    ) +
    poly(
      [
        [1430, 300],
        [1620, 230],
        [1620, 716],
        [1400, 706],
      ],
      p.near,
    ) +
    windows(
      [
        [1430, 300],
        [1620, 230],
        [1620, 716],
        [1400, 706],
      ],
      chance,
      { columns: 8, rows: 16, lit: p.glow, dim: p.ink, share: 0.2 * p.lights },
    ) +
    shine(770, 330, 420, 0.32) +
    tiers.toReversed().map(tier).join('') +
    line(
      edges
        .map(
          (points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`,
        )
        .join(''),
      p.accent,
      12,
      'opacity=".35"',
    ) +
    line(
      edges
        .map(
          (points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`,
        )
        .join(''),
      p.glow,
      5,
    ) +
    line('M770 84V-10', p.ink, 5) +
    circle(770, 20, 6, p.accent) +
    shine(770, 20, 60, 0.8) +
    poly(
      [
        [497, 650],
        [770, 660],
        [991, 650],
        [991, 706],
        [770, 714],
        [497, 706],
      ],
      p.glow,
    ) +
    path(
      `M${span(12)
        .map((i) => `${530 + i * 41} 652V708`)
        .join('M')}`,
      'none',
      `stroke="${p.near}" stroke-width="6"`,
    ) +
    poly(
      [
        [484, 640],
        [770, 650],
        [1004, 640],
        [1004, 652],
        [770, 664],
        [484, 652],
      ],
      p.ink,
    ) +
    rect(0, 702, 1600, 198, p.near) +
    poly(
      [
        [0, 702],
        [1600, 702],
        [1600, 736],
        [0, 744],
      ],
      mix(p.far, p.mid, 0.4),
    ) +
    poly(
      [
        [500, 744],
        [1000, 738],
        [1200, 900],
        [330, 900],
      ],
      p.glow,
      'opacity=".22"',
    ) +
    converging(p, [770, 640], 744, 900, [-900, -300, 300, 1240, 1840, 2440], 0.3, 2) +
    line('M-20 836L1620 806', p.paper, 7, 'stroke-dasharray="90 70" opacity=".6"') +
    span(9)
      .map((i) =>
        rect(
          300 + i * 130 + chance.between(-20, 20),
          752 + chance.between(0, 100),
          chance.between(60, 150),
          4,
          i % 2 ? p.glow : p.accent,
          'opacity=".35" rx="2"',
        ),
      )
      .join('') +
    tree(p, 420, 726, 150, mix(p.mid, p.accent, 0.2)) +
    tree(p, 1090, 724, 150, mix(p.mid, p.accent, 0.2)) +
    round(1060, 640, 300, 160, 14, p.accent) +
    rect(1060, 654, 300, 40, p.ink) +
    rect(1060, 722, 300, 36, p.ink) +
    span(6)
      .map(
        (i) =>
          rect(1070 + i * 48, 658, 40, 32, p.glow) +
          (i < 5 ? rect(1070 + i * 48, 726, 40, 28, p.glow) : ''),
      )
      .join('') +
    rect(1314, 722, 36, 70, p.ink) +
    round(1060, 786, 300, 16, 6, mix(p.accent, p.ink, 0.4)) +
    circle(1120, 802, 24, p.ink) +
    circle(1120, 802, 10, p.far) +
    circle(1300, 802, 24, p.ink) +
    circle(1300, 802, 10, p.far) +
    shine(1060, 776, 90, 0.7) +
    (
      [
        [560, 742, 78, p.accent, 0, 'walk'],
        [650, 746, 80, p.paper, 2, 'cup'],
        [900, 744, 78, p.mid, 1, 'walk'],
        [300, 770, 100, p.accent, 1, 'walk'],
        [470, 868, 166, p.ink, 2, 'walk'],
        [700, 852, 150, p.accent, 0, 'hold'],
      ] as const
    )
      .map(
        ([x, y, h, top, skin, pose], i) =>
          castShadow(p, x, y, h * 0.09, (x - 770) * 0.3, h * 0.4) +
          person(p, x, y, h, {
            top,
            bottom: p.ink,
            skin,
            hair: skin === 0 ? 1 : 0,
            cut: (['bob', 'short', 'bun', 'curls'] as const)[i % 4] ?? 'bob',
            pose,
            flip: x > 770,
          }),
      )
      .join('')
  )
}
