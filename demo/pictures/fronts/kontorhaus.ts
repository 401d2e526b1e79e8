import { onWall, type Quad, ripples, skyline, windows } from '../city'
import { orb, shine, sky } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import type { Chance } from '../seeded'
import { line, path, poly, rect, span } from '../shapes'

/** A brick prow over the harbour basin on a warm morning, its upper storeys stepped back. */
export function kontorhausFront(p: Palette, chance: Chance): string {
  const sun = mix(p.mid, '#d9824f', 0.35)
  const left: Quad = [
    [250, 360],
    [770, 150],
    [770, 640],
    [250, 618],
  ]
  const right: Quad = [
    [770, 150],
    [1340, 372],
    [1340, 616],
    [770, 640],
  ]
  const step = (inset: number, rise: number): [Quad, Quad] => {
    const top = 150 - rise
    const [a, b] = [300 + inset * 70, 1290 - inset * 80]
    return [
      [
        [a, 362 - rise * 0.4 - inset * 26],
        [770, top],
        [770, 160],
        [a, 370],
      ],
      [
        [770, top],
        [b, 372 - rise * 0.4 - inset * 26],
        [b, 380],
        [770, 160],
      ],
    ]
  }
  const bands = (wall: Quad, colour: string) =>
    span(7)
      .map((i) =>
        poly(
          [
            onWall(wall, 0, 0.1367 * i + 0.034),
            onWall(wall, 1, 0.1367 * i + 0.034),
            onWall(wall, 1, 0.1367 * i + 0.048),
            onWall(wall, 0, 0.1367 * i + 0.048),
          ],
          colour,
        ),
      )
      .join('')
  const steps = [step(2, 92), step(1, 48)]
  return (
    sky(p, 1600, 640) +
    orb(p, 372, 236, 62) +
    path(
      'M880 130Q1060 100 1230 128T1600 112V140Q1300 130 1130 152T880 150ZM0 120Q110 96 210 118T330 128Q180 146 0 140Z',
      p.paper,
      'opacity=".6"',
    ) +
    skyline(chance, {
      from: -20,
      to: 500,
      base: 622,
      low: 50,
      high: 150,
      fill: p.far,
      widths: [44, 90],
    }) +
    skyline(chance, {
      from: 1180,
      to: 1620,
      base: 622,
      low: 60,
      high: 190,
      fill: p.far,
      widths: [50, 100],
    }) +
    path('M108 622V360H122V320L128 260 134 320V360H148V622Z', mix(p.far, p.mid, 0.35)) +
    steps
      .map(
        ([a, b]) =>
          poly(a, mix(sun, p.far, 0.15)) +
          poly(b, mix(p.near, p.mid, 0.35)) +
          windows(a, chance, {
            columns: 14,
            rows: 2,
            lit: p.glow,
            dim: p.near,
            share: 0.4 * p.lights,
            fill: [0.5, 0.5],
          }) +
          windows(b, chance, {
            columns: 15,
            rows: 2,
            lit: p.glow,
            dim: p.ink,
            share: 0.16 * p.lights,
            fill: [0.5, 0.5],
          }),
      )
      .join('') +
    poly(left, sun) +
    poly(right, p.near) +
    windows(left, chance, {
      columns: 16,
      rows: 6,
      lit: p.glow,
      dim: p.near,
      share: 0.42 * p.lights,
      fill: [0.52, 0.62],
      inset: [0.02, 0.04, 0.03, 0.14],
    }) +
    windows(right, chance, {
      columns: 17,
      rows: 6,
      lit: mix(p.glow, p.accent, 0.1),
      dim: p.ink,
      share: 0.14 * p.lights,
      fill: [0.52, 0.62],
      inset: [0.03, 0.04, 0.02, 0.14],
    }) +
    bands(left, mix(p.paper, sun, 0.35)) +
    bands(right, mix(p.mid, p.near, 0.3)) +
    poly(
      [
        [762, 50],
        [770, 46],
        [778, 50],
        [780, 644],
        [760, 644],
      ],
      mix(p.paper, sun, 0.5),
    ) +
    poly(
      [
        [770, 46],
        [778, 50],
        [780, 644],
        [770, 644],
      ],
      p.mid,
    ) +
    line('M770 48V0', p.ink, 4) +
    path('M770 2H822L808 15 822 28H770Z', p.accent) +
    span(9)
      .map((i) => {
        const u = 0.08 + i * 0.1
        const [x0, y0] = onWall(left, u, 0.88)
        const [x1, y1] = onWall(left, u + 0.055, 0.88)
        const [, y2] = onWall(left, u, 0.985)
        return path(
          `M${Math.round(x0)} ${Math.round(y2)}V${Math.round(y0 + 12)}Q${Math.round((x0 + x1) / 2)} ${Math.round(y0 - 12)} ${Math.round(x1)} ${Math.round(y1 + 12)}V${Math.round(y2 + 1)}Z`,
          i % 2 ? p.ink : p.glow,
        )
      })
      .join('') +
    span(9)
      .map((i) => {
        const u = 0.06 + i * 0.1
        const [x0, y0] = onWall(right, u, 0.88)
        const [x1, y1] = onWall(right, u + 0.055, 0.88)
        const [, y2] = onWall(right, u, 0.985)
        return path(
          `M${Math.round(x0)} ${Math.round(y2)}V${Math.round(y0 + 12)}Q${Math.round((x0 + x1) / 2)} ${Math.round(y0 - 12)} ${Math.round(x1)} ${Math.round(y1 + 12)}V${Math.round(y2 - 1)}Z`,
          p.ink,
        )
      })
      .join('') +
    poly(
      [
        [-20, 612],
        [250, 616],
        [770, 640],
        [1340, 614],
        [1620, 606],
        [1620, 668],
        [770, 706],
        [-20, 664],
      ],
      mix(p.far, p.paper, 0.4),
    ) +
    poly(
      [
        [-20, 664],
        [770, 706],
        [1620, 668],
        [1620, 700],
        [770, 744],
        [-20, 694],
      ],
      mix(p.near, p.ink, 0.35),
    ) +
    (
      [
        [420, 668, 66, p.accent, 1, 'walk'],
        [560, 678, 72, p.paper, 0, 'walk'],
        [596, 680, 70, p.near, 2, 'cup'],
        [900, 692, 74, p.accent, 0, 'walk'],
        [1060, 684, 70, p.paper, 1, 'hold'],
      ] as const
    )
      .map(([x, y, h, top, skin, pose], i) =>
        person(p, x, y, h, {
          top,
          bottom: p.ink,
          skin,
          hair: skin === 0 ? 2 : 0,
          cut: (['cap', 'bob', 'short', 'bun'] as const)[i % 4] ?? 'bob',
          pose,
          flip: i > 2,
        }),
      )
      .join('') +
    path('M-20 692L770 742 1620 698V910H-20Z', p.water) +
    poly(
      [
        [250, 716],
        [770, 744],
        [770, 900],
        [420, 900],
      ],
      sun,
      'opacity=".4"',
    ) +
    poly(
      [
        [770, 744],
        [1340, 716],
        [1180, 900],
        [770, 900],
      ],
      p.near,
      'opacity=".5"',
    ) +
    shine(372, 800, 240, 0.55) +
    ripples(chance, 300, 460, 726, 890, 12, p.glow, 0.9) +
    ripples(chance, 80, 1540, 740, 900, 44, p.paper, 0.28) +
    ripples(chance, 500, 1300, 750, 900, 26, p.ink, 0.2) +
    path('M1030 790H1440Q1426 846 1390 852H1082Q1046 840 1030 790Z', p.ink) +
    path('M1030 790H1440L1437 802H1034Z', p.accent) +
    rect(1300, 716, 92, 74, p.paper) +
    rect(1312, 730, 68, 26, p.near) +
    rect(1290, 706, 112, 12, p.mid) +
    rect(1080, 752, 70, 38, p.mid) +
    rect(1158, 744, 70, 46, mix(p.accent, p.ink, 0.2)) +
    rect(1236, 758, 44, 32, p.far) +
    line('M1346 706V660', p.ink, 5) +
    path(
      'M1006 858Q1240 876 1460 858',
      'none',
      `stroke="${p.paper}" stroke-width="5" opacity=".6"`,
    ) +
    line(
      'M540 250q14-14 26 0q12-14 26 0M470 196q10-10 18 0q8-10 18 0M1180 210q12-12 22 0q10-12 22 0',
      p.ink,
      4,
    )
  )
}
