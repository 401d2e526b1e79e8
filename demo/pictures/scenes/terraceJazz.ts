import { converging } from '../city'
import { plant } from '../greenery'
import { doubleBass, drums, saxophone } from '../instruments'
import { orb, sky, stringLights } from '../light'
import { mix } from '../palette'
import { fromBehind, person } from '../people'
import { line, poly, rect, span } from '../shapes'
import { wineGlass } from '../tableware'
import { horizon, parapet } from './parapet'
import { height, type Scene, width } from './scene'

/** A trio on the terrace at dusk, under strings of light, two guests in front. */
export const terraceJazz: Scene = (p, chance) => {
  const deck = mix(p.far, p.accent, 0.35)
  return (
    sky(p, width, 250) +
    orb(p, 128, 168, 24) +
    horizon(p, chance, 262) +
    parapet(p, 270) +
    rect(0, 274, width, 150, deck) +
    converging(
      p,
      [330, 150],
      274,
      height,
      span(17).map((i) => -420 + i * 94),
      0.2,
    ) +
    poly(
      [
        [212, 300],
        [560, 300],
        [606, 338],
        [176, 338],
      ],
      p.near,
    ) +
    rect(176, 338, 430, 9, p.ink) +
    stringLights(p, [-20, 40], [330, 16], 46, 9) +
    stringLights(p, [330, 16], [680, 64], 42, 9) +
    line('M330 16V270', p.ink, 5) +
    drums(p, 516, 316, 78) +
    person(p, 516, 300, 140, { top: p.paper, cut: 'curls', skin: 2, pose: 'hold' }) +
    drums(p, 516, 322, 74) +
    person(p, 392, 328, 172, { top: p.accent, bottom: p.ink, skin: 1, hair: 0, pose: 'bass' }) +
    doubleBass(p, 410, 330, 186) +
    person(p, 264, 330, 168, { top: p.paper, bottom: p.mid, cut: 'bob', hair: 1, pose: 'horn' }) +
    saxophone(p, 285, 186, 74) +
    fromBehind(p, 74, 352, 54, p.ink, mix(p.ink, p.near, 0.5), 'bun') +
    fromBehind(p, 592, 376, 50, mix(p.ink, p.near, 0.3), p.ink) +
    wineGlass(p, 166, 420, 78, p.accent) +
    plant(p, 22, 346, 130, p.ink)
  )
}
