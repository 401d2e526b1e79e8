import { converging, type Quad, skyline, windows } from '../city'
import { leafOf, meadow, tree } from '../greenery'
import { castShadow, orb, shine, sky, stringLights } from '../light'
import { mix, type Palette } from '../palette'
import { person } from '../people'
import type { Chance } from '../seeded'
import { circle, line, path, poly, rect, span } from '../shapes'

/** A low timber hall glows in a green courtyard, the old walls around it, golden hour. */
export function commonsFront(p: Palette, chance: Chance): string {
  const green = leafOf(p)
  const timber = mix(p.accent, p.paper, 0.28)
  const brick = mix(p.accent, p.near, 0.5)
  const left: Quad = [
    [-20, 60],
    [330, 250],
    [330, 610],
    [-20, 690],
  ]
  const right: Quad = [
    [1270, 250],
    [1620, 70],
    [1620, 690],
    [1270, 610],
  ]
  const posts = span(12).map((i) => 500 + i * 55)
  return (
    sky(p, 1600, 620) +
    orb(p, 980, 190, 56) +
    skyline(chance, {
      from: 280,
      to: 1320,
      base: 610,
      low: 150,
      high: 330,
      fill: mix(p.far, p.sky[2], 0.45),
      widths: [56, 120],
    }) +
    tree(p, 420, 606, 260, p.far) +
    tree(p, 1180, 606, 280, p.far) +
    tree(p, 350, 610, 200, p.mid) +
    tree(p, 1260, 610, 200, p.mid) +
    poly(left, mix(brick, p.ink, 0.2)) +
    windows(left, chance, {
      columns: 5,
      rows: 5,
      lit: p.glow,
      dim: p.ink,
      share: 0.3 * p.lights,
      fill: [0.4, 0.6],
    }) +
    poly(right, brick) +
    windows(right, chance, {
      columns: 5,
      rows: 5,
      lit: p.glow,
      dim: mix(p.ink, brick, 0.3),
      share: 0.3 * p.lights,
      fill: [0.4, 0.6],
    }) +
    shine(800, 500, 520, 0.5) +
    rect(480, 410, 640, 214, p.glow) +
    [560, 650, 900, 1030]
      .map(
        (x, i) =>
          rect(x - 34, 560, 68, 6, p.accent) +
          line(`M${x} 566V620`, p.near, 4) +
          person(p, x + (i % 2 ? 30 : -30), 622, 110, {
            top: i % 2 ? p.near : p.accent,
            bottom: p.ink,
            skin: ([0, 2, 1, 0] as const)[i] ?? 0,
            hair: 0,
            cut: i % 2 ? 'bun' : 'short',
            pose: 'cup',
            flip: i % 2 === 1,
          }),
      )
      .join('') +
    span(6)
      .map(
        (i) =>
          line(`M${560 + i * 96} 400V${452 + (i % 2) * 14}`, p.ink, 2) +
          circle(560 + i * 96, 462 + (i % 2) * 14, 13, p.accent),
      )
      .join('') +
    line(posts.map((x) => `M${x} 410V624`).join(''), timber, 10) +
    line(posts.map((x) => `M${x + 4} 410V624`).join(''), mix(timber, p.ink, 0.4), 4) +
    rect(480, 476, 640, 7, timber) +
    poly(
      [
        [400, 424],
        [640, 236],
        [960, 236],
        [1200, 424],
      ],
      mix(p.accent, p.ink, 0.25),
    ) +
    poly(
      [
        [640, 236],
        [800, 200],
        [960, 236],
      ],
      mix(p.accent, p.ink, 0.4),
    ) +
    poly(
      [
        [400, 424],
        [640, 236],
        [800, 236],
        [800, 424],
      ],
      mix(p.accent, p.paper, 0.12),
    ) +
    path(
      span(9)
        .map((i) => `M${640 + i * 40} 236L${400 + i * 100} 424`)
        .join(''),
      'none',
      `stroke="${p.ink}" stroke-width="3" opacity=".2"`,
    ) +
    poly(
      [
        [392, 420],
        [1208, 420],
        [1208, 436],
        [392, 436],
      ],
      p.ink,
    ) +
    rect(760, 186, 80, 36, timber) +
    rect(768, 194, 64, 22, p.glow) +
    rect(750, 180, 100, 9, p.ink) +
    rect(-20, 606, 500, 40, mix(green, p.glow, 0.5)) +
    rect(1120, 606, 500, 40, mix(green, p.glow, 0.5)) +
    rect(460, 620, 680, 14, timber) +
    rect(440, 634, 720, 12, mix(timber, p.ink, 0.35)) +
    poly(
      [
        [-20, 640],
        [1620, 640],
        [1620, 910],
        [-20, 910],
      ],
      mix(green, p.glow, 0.35),
    ) +
    rect(440, 634, 720, 12, mix(timber, p.ink, 0.35)) +
    poly(
      [
        [-20, 690],
        [330, 640],
        [440, 646],
        [722, 646],
        [540, 910],
        [-20, 910],
      ],
      mix(green, p.near, 0.35),
    ) +
    poly(
      [
        [720, 646],
        [880, 646],
        [1060, 910],
        [540, 910],
      ],
      mix(p.paper, p.far, 0.3),
    ) +
    converging(p, [800, 520], 650, 900, [540, 670, 800, 930, 1060], 0.16, 2) +
    poly(
      [
        [720, 646],
        [880, 646],
        [960, 760],
        [640, 760],
      ],
      p.glow,
      'opacity=".4"',
    ) +
    stringLights(p, [200, 330], [640, 250], 60, 9) +
    stringLights(p, [960, 250], [1400, 330], 60, 9) +
    [
      [330, 742, 1],
      [1230, 742, 1],
    ]
      .map(
        ([x, y]) =>
          poly(
            [
              [(x ?? 0) - 150, (y ?? 0) - 14],
              [(x ?? 0) + 150, (y ?? 0) - 14],
              [(x ?? 0) + 170, y ?? 0],
              [(x ?? 0) - 170, y ?? 0],
            ],
            timber,
          ) + line(`M${(x ?? 0) - 130} ${y}v54M${(x ?? 0) + 130} ${y}v54`, p.ink, 7),
      )
      .join('') +
    (
      [
        [220, 786, 150, p.paper, 2, 'sit', false],
        [420, 786, 150, p.accent, 0, 'sit', true],
        [1130, 786, 150, p.near, 1, 'sit', false],
        [1320, 786, 150, p.accent, 0, 'sit', true],
        [690, 730, 96, p.accent, 1, 'walk', false],
        [880, 742, 104, p.paper, 0, 'walk', true],
        [630, 846, 168, p.near, 2, 'walk', false],
      ] as const
    )
      .map(
        ([x, y, h, top, skin, pose, flip], i) =>
          castShadow(p, x, y, h * 0.09, -h * 0.9, h * 0.2) +
          person(p, x, y, h, {
            top,
            bottom: p.ink,
            skin,
            hair: skin === 0 ? 2 : 0,
            cut: (['bob', 'short', 'bun', 'curls'] as const)[i % 4] ?? 'bob',
            pose,
            flip,
          }),
      )
      .join('') +
    tree(p, 90, 800, 520) +
    tree(p, 1530, 800, 500) +
    meadow(p, chance, -20, 440, 904, 90, p.near) +
    meadow(p, chance, 1160, 1620, 904, 90, p.near)
  )
}
