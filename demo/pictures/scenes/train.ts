import { onWall, type Quad, skyline, windows } from '../city'
import { castShadow, shine, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { circle, line, poly, round } from '../shapes'
import { type Scene, width } from './scene'

/** The platform below the building: a train comes in, long perspective. */
export const train: Scene = (p, chance) => {
  const side: Quad = [
    [250, 130],
    [648, -40],
    [648, 330],
    [250, 258],
  ]
  const doors = [0.16, 0.42, 0.76].map((u) =>
    poly(
      [
        onWall(side, u, 0.34),
        onWall(side, u + 0.09, 0.34),
        onWall(side, u + 0.09, 0.97),
        onWall(side, u, 0.97),
      ],
      mix(p.near, p.ink, 0.3),
    ),
  )
  const roof: Quad = [
    [-40, -80],
    [240, 118],
    [240, 132],
    [-40, -10],
  ]
  return (
    sky(p, width, 300) +
    skyline(chance, {
      from: -10,
      to: 300,
      base: 262,
      low: 30,
      high: 110,
      fill: p.far,
      lit: p.glow,
      litShare: 0.12,
    }) +
    poly(
      [
        [-40, 300],
        [210, 256],
        [300, 258],
        [430, 440],
        [-40, 440],
      ],
      mix(p.far, p.paper, 0.45),
    ) +
    poly(
      [
        [250, 258],
        [300, 258],
        [700, 440],
        [430, 440],
      ],
      p.ink,
    ) +
    poly(
      [
        [247, 256],
        [254, 256],
        [446, 440],
        [404, 440],
      ],
      p.accent,
    ) +
    poly(side, p.paper) +
    poly(
      [
        [250, 238],
        [648, 250],
        [648, 330],
        [250, 258],
      ],
      p.accent,
    ) +
    windows(side, chance, {
      columns: 9,
      rows: 1,
      fill: [0.78, 0.9],
      lit: p.glow,
      share: 1,
      inset: [0.03, 0.28, 0.02, 0.42],
    }) +
    doors.join('') +
    poly(
      [
        [222, 150],
        [250, 130],
        [250, 258],
        [222, 252],
      ],
      mix(p.paper, p.ink, 0.35),
    ) +
    poly(
      [
        [226, 160],
        [246, 146],
        [246, 196],
        [226, 198],
      ],
      p.ink,
    ) +
    circle(231, 232, 4, p.glow) +
    shine(231, 232, 34, 0.8) +
    poly(roof, p.near) +
    line('M64 20V318M150 80V282M200 110V268', p.ink, 7) +
    circle(104, 120, 22, p.ink) +
    circle(104, 120, 17, p.paper) +
    line('M104 120V108M104 120L112 125', p.ink, 2.5) +
    line('M104 82V98', p.ink, 3) +
    person(p, 128, 312, 106, { top: p.mid, skin: 1, cut: 'short', pose: 'stand', back: true }) +
    person(p, 176, 298, 88, { top: p.accent, cut: 'bob', hair: 1, pose: 'walk' }) +
    castShadow(p, 262, 396, 18, -130, 30) +
    person(p, 262, 400, 196, {
      top: p.near,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'bun',
      pose: 'cup',
    }) +
    round(212, 300, 30, 46, 5, p.accent) +
    line('M218 300q9-22 18 0', p.accent, 4) +
    person(p, 60, 404, 186, { top: p.accent, bottom: p.near, skin: 2, cut: 'curls', pose: 'hold' })
  )
}
