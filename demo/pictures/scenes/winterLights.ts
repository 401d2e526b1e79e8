import { skyline } from '../city'
import { leafOf } from '../greenery'
import { shine, sky, stringLights } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { circle, path, poly, rect, span } from '../shapes'
import { type Scene, width } from './scene'

/** Small huts, lights in the trees and breath in the air. */
export const winterLights: Scene = (p, chance) => {
  const night = {
    ...p,
    sky: [mix(p.ink, '#0a1830', 0.35), mix(p.ink, p.mid, 0.5), mix(p.mid, p.sky[2], 0.45)] as [
      string,
      string,
      string,
    ],
  }
  const fir = (x: number, y: number, h: number) =>
    [0, 1, 2]
      .map((i) => {
        const top = y - h + i * h * 0.22
        const half = h * (0.16 + i * 0.075)
        const foot = top + h * 0.42
        return (
          poly(
            [
              [x, top],
              [x + half, foot],
              [x - half, foot],
            ],
            mix(leafOf(p), p.ink, 0.55),
          ) +
          poly(
            [
              [x, top],
              [x + half, foot],
              [x + half * 0.2, foot],
            ],
            p.ink,
            'opacity=".4"',
          )
        )
      })
      .join('') +
    span(16)
      .map((i) => {
        const v = 0.12 + (i / 16) * 0.72
        return circle(
          x + Math.sin(i * 2.3) * h * 0.24 * v,
          y - h + v * h * 0.98,
          2.4,
          i % 4 ? p.glow : p.accent,
        )
      })
      .join('') +
    shine(x, y - h, 26, 0.9) +
    circle(x, y - h, 5, p.glow)
  const hut = (x: number, y: number, w: number) =>
    rect(x - w / 2, y - w * 0.6, w, w * 0.6, mix(p.accent, p.ink, 0.6)) +
    rect(x - w * 0.4, y - w * 0.52, w * 0.8, w * 0.28, p.glow) +
    shine(x, y - w * 0.34, w * 0.8, 0.55) +
    poly(
      [
        [x - w * 0.62, y - w * 0.56],
        [x, y - w * 0.98],
        [x + w * 0.62, y - w * 0.56],
      ],
      p.paper,
    ) +
    poly(
      [
        [x, y - w * 0.98],
        [x + w * 0.62, y - w * 0.56],
        [x + w * 0.16, y - w * 0.56],
      ],
      p.far,
    ) +
    rect(x - w / 2, y - w * 0.24, w, w * 0.06, p.accent)
  const snow = span(60).map(() =>
    circle(
      chance.between(0, width),
      chance.between(0, 400),
      chance.between(1, 2.6),
      p.paper,
      'opacity=".8"',
    ),
  )
  return (
    sky(night, width, 300) +
    skyline(chance, {
      from: -10,
      to: width + 10,
      base: 304,
      low: 60,
      high: 190,
      fill: mix(p.near, p.ink, 0.35),
      lit: p.glow,
      litShare: 0.22,
    }) +
    rect(0, 298, width, 120, mix(p.paper, p.far, 0.4)) +
    path('M0 330Q160 300 330 322T648 316V420H0Z', mix(p.paper, p.far, 0.15)) +
    hut(470, 338, 130) +
    hut(590, 350, 150) +
    hut(110, 330, 112) +
    fir(290, 350, 262) +
    stringLights(p, [-10, 120], [290, 96], 40, 9) +
    stringLights(p, [290, 96], [670, 120], 46, 11) +
    person(p, 424, 392, 150, {
      top: p.accent,
      bottom: p.ink,
      cut: 'bob',
      hair: 1,
      pose: 'cup',
      flip: true,
    }) +
    person(p, 370, 392, 160, { top: p.near, bottom: p.ink, skin: 1, cut: 'cap', pose: 'cup' }) +
    person(p, 168, 396, 154, {
      top: p.mid,
      bottom: p.ink,
      skin: 2,
      hair: 0,
      cut: 'curls',
      pose: 'walk',
    }) +
    person(p, 206, 398, 84, { top: p.accent, bottom: p.ink, cut: 'cap', pose: 'walk' }) +
    snow.join('')
  )
}
