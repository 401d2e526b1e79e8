import { skyline } from '../city'
import { leafOf, tree } from '../greenery'
import { castShadow, orb, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { circle, line, path, poly } from '../shapes'
import { type Scene, width } from './scene'

/** Kites over the lawn, a family. */
export const kidsDay: Scene = (p, chance) => {
  const green = leafOf(p)
  const kite = (x: number, y: number, s: number, a: string, b: string, to: string) =>
    line(`M${x} ${y}${to}`, p.ink, 1.2, 'opacity=".6"') +
    poly(
      [
        [x, y - s],
        [x + s * 0.7, y],
        [x, y + s * 1.2],
        [x - s * 0.7, y],
      ],
      a,
    ) +
    poly(
      [
        [x, y - s],
        [x + s * 0.7, y],
        [x, y + s * 1.2],
      ],
      b,
    ) +
    line(`M${x} ${y + s * 1.2}q${-s * 0.6} ${s * 0.5} 0 ${s}t0 ${s}`, a, 3)
  return (
    sky(p, width, 290) +
    orb(p, 96, 96, 36) +
    skyline(chance, {
      from: -10,
      to: width + 10,
      base: 292,
      low: 30,
      high: 140,
      fill: p.far,
      lit: p.glow,
      litShare: 0.06,
    }) +
    path('M0 300Q170 250 360 284T648 268V420H0Z', mix(green, p.paper, 0.3)) +
    path('M0 344Q220 296 420 336T648 326V420H0Z', mix(green, p.paper, 0.08)) +
    tree(p, 584, 300, 170) +
    tree(p, 520, 292, 110) +
    tree(p, 30, 316, 130) +
    kite(300, 104, 44, p.accent, mix(p.accent, p.ink, 0.25), 'Q300 220 388 300') +
    kite(466, 70, 34, p.glow, p.accent, 'Q440 200 470 310') +
    kite(196, 60, 24, p.paper, p.mid, 'Q200 200 238 330') +
    [
      [398, 366, 116, p.accent, 1, 'reach'],
      [478, 378, 126, p.near, 2, 'reach'],
      [232, 388, 128, p.paper, 0, 'cheer'],
    ]
      .map(
        ([x, y, h, top, skin, pose]) =>
          castShadow(p, Number(x), Number(y), 10, 110, 16) +
          person(p, Number(x), Number(y), Number(h), {
            top: String(top),
            bottom: p.ink,
            skin: skin as 0 | 1 | 2,
            hair: skin === 0 ? 2 : 0,
            cut: skin === 1 ? 'bun' : 'curls',
            pose: pose as 'reach' | 'cheer',
            flip: skin !== 0,
          }),
      )
      .join('') +
    castShadow(p, 560, 398, 18, 120, 10) +
    person(p, 560, 402, 216, {
      top: p.accent,
      bottom: p.near,
      skin: 1,
      hair: 0,
      cut: 'bob',
      pose: 'point',
      flip: true,
      skirt: true,
    }) +
    castShadow(p, 130, 404, 18, 180, 10) +
    person(p, 130, 406, 222, {
      top: p.mid,
      bottom: p.ink,
      skin: 2,
      hair: 0,
      cut: 'short',
      pose: 'stand',
    }) +
    person(p, 132, 270, 96, {
      top: p.accent,
      bottom: p.near,
      skin: 2,
      hair: 0,
      cut: 'curls',
      pose: 'sit',
    }) +
    circle(320, 390, 16, p.accent) +
    path('M304 390a16 16 0 0 0 32 0q-16 8-32 0z', p.paper)
  )
}
