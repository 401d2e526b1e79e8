import { halos, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { frames } from '../rooms'
import { circle, line, oval, type Point, path, poly, rect, span, turned } from '../shapes'
import { height, type Scene, width } from './scene'

/** The climbing wall in the atrium: facets, holds, a rope. */
export const climbing: Scene = (p, chance) => {
  const facets: [Point[], string][] = [
    [
      [
        [130, 0],
        [310, 0],
        [250, 150],
      ],
      p.mid,
    ],
    [
      [
        [310, 0],
        [470, 0],
        [430, 130],
        [250, 150],
      ],
      mix(p.mid, p.paper, 0.25),
    ],
    [
      [
        [470, 0],
        [620, 0],
        [560, 180],
        [430, 130],
      ],
      p.near,
    ],
    [
      [
        [130, 0],
        [250, 150],
        [190, 300],
        [100, 260],
      ],
      mix(p.mid, p.ink, 0.25),
    ],
    [
      [
        [250, 150],
        [430, 130],
        [400, 300],
        [190, 300],
      ],
      p.far,
    ],
    [
      [
        [430, 130],
        [560, 180],
        [540, 330],
        [400, 300],
      ],
      mix(p.near, p.ink, 0.2),
    ],
    [
      [
        [190, 300],
        [400, 300],
        [380, 420],
        [150, 420],
        [100, 260],
      ],
      p.mid,
    ],
    [
      [
        [400, 300],
        [540, 330],
        [570, 420],
        [380, 420],
      ],
      p.near,
    ],
  ]
  const holds = span(46).map((i) => {
    const x = chance.between(140, 560)
    const y = chance.between(10, 390)
    return turned(
      chance.between(0, 180),
      x,
      y,
      oval(
        x,
        y,
        chance.between(6, 12),
        chance.between(4, 7),
        i % 3 === 0 ? p.accent : i % 3 === 1 ? p.glow : p.paper,
      ),
    )
  })
  return (
    halos(p) +
    rect(0, 0, width, height, p.paper) +
    rect(0, 0, 140, height, p.sky[1]) +
    frames(-20, -10, 150, 340, 2, 4, p.mid, 5) +
    rect(540, 0, 110, height, p.sky[2]) +
    shine(90, 90, 260, 0.6) +
    facets.map(([points, fill]) => poly(points, fill)).join('') +
    holds.join('') +
    rect(0, 376, width, 44, mix(p.accent, p.ink, 0.25)) +
    rect(0, 372, width, 7, p.accent) +
    line('M372-10Q352 90 356 190M356 190Q420 300 548 282', p.paper, 3) +
    line('M352 212L316 232 322 272M360 212L392 236 384 286', p.ink, 16) +
    line('M348 152L314 112 322 78M364 152L398 140 410 104', p.skins[1], 11) +
    path('M338 148Q356 138 374 148L368 214H344Z', p.accent) +
    path('M358 143Q368 144 374 148L368 214H358Z', p.ink, 'opacity=".2"') +
    oval(356, 128, 13, 15, p.hairs[0]) +
    circle(346, 112, 7, p.hairs[0]) +
    rect(343, 200, 26, 8, p.glow) +
    line('M312 274h16M378 290h16', p.paper, 7) +
    person(p, 548, 404, 218, {
      top: p.near,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'short',
      pose: 'reach',
      flip: true,
      back: true,
    }) +
    person(p, 78, 404, 206, {
      top: p.accent,
      bottom: p.mid,
      skin: 2,
      hair: 0,
      cut: 'bun',
      pose: 'point',
    })
  )
}
