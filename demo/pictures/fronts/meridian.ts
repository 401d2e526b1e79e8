import { converging, type Quad, skyline, windows } from '../city'
import { tree } from '../greenery'
import { castShadow, orb, shine, sky } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import type { Chance } from '../seeded'
import { line, path, poly, span } from '../shapes'

/** A slender tower at dusk over a plaza; a brass meridian runs from our feet to its door. */
export function meridianFront(p: Palette, chance: Chance): string {
  const left: Quad = [
    [716, 132],
    [806, 96],
    [806, 704],
    [676, 690],
  ]
  const right: Quad = [
    [806, 96],
    [868, 128],
    [912, 692],
    [806, 704],
  ]
  const crown: Quad = [
    [734, 70],
    [806, 40],
    [806, 104],
    [726, 134],
  ]
  const crownRight: Quad = [
    [806, 40],
    [854, 66],
    [860, 130],
    [806, 104],
  ]
  const neighbours: [Quad, string, number, number][] = [
    [
      [
        [330, 330],
        [470, 300],
        [456, 690],
        [290, 690],
      ],
      mix(p.mid, p.far, 0.35),
      7,
      16,
    ],
    [
      [
        [470, 300],
        [530, 322],
        [536, 690],
        [456, 690],
      ],
      mix(p.mid, p.ink, 0.1),
      3,
      16,
    ],
    [
      [
        [1060, 250],
        [1150, 220],
        [1180, 690],
        [1046, 690],
      ],
      mix(p.mid, p.far, 0.25),
      6,
      18,
    ],
    [
      [
        [1150, 220],
        [1250, 256],
        [1300, 690],
        [1180, 690],
      ],
      p.near,
      5,
      18,
    ],
    [
      [
        [-30, 60],
        [150, 140],
        [230, 704],
        [-30, 730],
      ],
      p.near,
      8,
      17,
    ],
    [
      [
        [150, 140],
        [204, 132],
        [276, 700],
        [230, 704],
      ],
      mix(p.near, p.ink, 0.45),
      3,
      17,
    ],
    [
      [
        [1430, 170],
        [1630, 60],
        [1630, 740],
        [1388, 706],
      ],
      mix(p.near, p.ink, 0.25),
      8,
      15,
    ],
  ]
  return (
    sky(p, 1600, 700) +
    orb(p, 1010, 148, 30) +
    path(
      'M0 470Q300 430 620 466T1200 440 1600 470V500Q1200 470 900 492T0 500Z',
      p.sky[2],
      'opacity=".35"',
    ) +
    skyline(chance, {
      from: -20,
      to: 1620,
      base: 700,
      low: 90,
      high: 300,
      fill: mix(p.far, p.sky[2], 0.25),
      widths: [50, 120],
    }) +
    skyline(chance, {
      from: -20,
      to: 1620,
      base: 702,
      low: 40,
      high: 190,
      fill: p.far,
      widths: [46, 110],
      lit: p.glow,
      litShare: 0.1,
    }) +
    neighbours
      .map(
        ([quad, fill, columns, rows]) =>
          poly(quad, fill) +
          windows(quad, chance, {
            columns,
            rows,
            lit: p.glow,
            dim: mix(fill, p.ink, 0.3),
            share: 0.2 * p.lights,
          }),
      )
      .join('') +
    shine(790, 360, 430, 0.35) +
    poly(left, mix(p.mid, p.sky[1], 0.3)) +
    poly(right, mix(p.near, p.ink, 0.2)) +
    windows(left, chance, {
      columns: 6,
      rows: 30,
      fill: [0.7, 0.5],
      lit: p.glow,
      dim: mix(p.mid, p.near, 0.4),
      share: 0.46 * p.lights,
      inset: [0.04, 0.03, 0.04, 0.12],
    }) +
    windows(right, chance, {
      columns: 5,
      rows: 30,
      fill: [0.6, 0.5],
      lit: mix(p.glow, p.accent, 0.35),
      dim: p.near,
      share: 0.22 * p.lights,
      inset: [0.06, 0.03, 0.06, 0.12],
    }) +
    poly(crown, p.glow) +
    poly(crownRight, mix(p.glow, p.accent, 0.6)) +
    path(
      'M742 72V131M758 65V126M774 58V120M790 51V112',
      'none',
      `stroke="${p.accent}" stroke-width="5"`,
    ) +
    path(
      'M822 50V110M838 58V118',
      'none',
      `stroke="${mix(p.accent, p.ink, 0.3)}" stroke-width="5"`,
    ) +
    line('M806 44V-40', p.ink, 5) +
    shine(806, 90, 190, 0.75) +
    poly(
      [
        [666, 640],
        [806, 656],
        [926, 642],
        [930, 706],
        [806, 722],
        [660, 704],
      ],
      p.glow,
    ) +
    path(
      'M690 645V704M724 648V708M758 651V712M790 655V718M826 656V718M858 652V714M892 648V708',
      'none',
      `stroke="${p.near}" stroke-width="5"`,
    ) +
    poly(
      [
        [650, 628],
        [806, 646],
        [940, 630],
        [940, 642],
        [806, 660],
        [650, 640],
      ],
      p.ink,
    ) +
    poly(
      [
        [0, 696],
        [1600, 696],
        [1600, 900],
        [0, 900],
      ],
      mix(p.near, p.far, 0.42),
    ) +
    converging(
      p,
      [806, 640],
      700,
      900,
      span(21).map((i) => -1600 + i * 240),
      0.25,
      2,
    ) +
    path(
      'M0 716H1600M0 744H1600M0 790H1600M0 852H1600',
      'none',
      `stroke="${p.ink}" stroke-width="2" opacity=".16"`,
    ) +
    poly(
      [
        [690, 706],
        [910, 706],
        [1100, 900],
        [500, 900],
      ],
      p.glow,
      'opacity=".26"',
    ) +
    poly(
      [
        [802, 716],
        [810, 716],
        [842, 900],
        [772, 900],
      ],
      p.glow,
    ) +
    poly(
      [
        [660, 704],
        [806, 722],
        [806, 740],
        [560, 716],
      ],
      p.ink,
      'opacity=".16"',
    ) +
    tree(p, 560, 712, 150) +
    tree(p, 466, 726, 190) +
    tree(p, 330, 752, 250) +
    tree(p, 1044, 714, 150) +
    tree(p, 1150, 730, 190) +
    tree(p, 1290, 758, 260) +
    (
      [
        [640, 738, 66, p.accent, 1, 'walk'],
        [872, 744, 70, p.paper, 0, 'stand'],
        [904, 746, 66, p.near, 2, 'cup'],
        [980, 792, 104, p.accent, 0, 'walk'],
        [620, 816, 124, p.ink, 2, 'walk'],
        [1200, 850, 150, p.near, 1, 'walk'],
        [400, 846, 146, p.accent, 0, 'hold'],
      ] as const
    )
      .map(
        ([x, y, h, top, skin, pose], i) =>
          castShadow(p, x, y, h * 0.09, (x - 806) * 0.4, h * 0.55) +
          person(p, x, y, h, {
            top,
            bottom: p.ink,
            skin,
            hair: skin === 0 ? 1 : 0,
            cut: (['short', 'bob', 'curls', 'bun'] as const)[i % 4] ?? 'short',
            pose,
            flip: x > 806,
          }),
      )
      .join('')
  )
}
