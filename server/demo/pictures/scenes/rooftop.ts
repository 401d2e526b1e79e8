import { converging, skyline } from '../city'
import { leafOf, meadow, plant } from '../greenery'
import { doubleBass, drums, saxophone } from '../instruments'
import { castShadow, orb, sky, stringLights } from '../light'
import { mix, type Palette } from '../palette'
import { fromBehind, person } from '../people'
import type { Chance } from '../seeded'
import { line, path, poly, rect, round, span } from '../shapes'
import { wineGlass } from '../tableware'
import { height, type Scene, width } from './scene'

const horizon = (p: Palette, chance: Chance, y: number) =>
  skyline(chance, { from: -10, to: width + 10, base: y, low: 40, high: 120, fill: p.far, lit: p.glow, litShare: 0.1 }) +
  skyline(chance, { from: -20, to: width + 20, base: y, low: 10, high: 66, fill: p.mid, lit: p.glow, litShare: 0.18 })

const parapet = (p: Palette, y: number) =>
  rect(0, y - 30, width, 34, p.near) + rect(0, y - 34, width, 6, mix(p.near, p.paper, 0.3))

/** A trio on the terrace at dusk, under strings of light, two guests in front. */
export const terraceJazz: Scene = (p, chance) => {
  const deck = mix(p.far, p.accent, 0.35)
  return (
    sky(p, width, 250) +
    orb(p, 128, 168, 24) +
    horizon(p, chance, 262) +
    parapet(p, 270) +
    rect(0, 274, width, 150, deck) +
    converging(p, [330, 150], 274, height, span(17).map((i) => -420 + i * 94), 0.2) +
    poly([[212, 300], [560, 300], [606, 338], [176, 338]], p.near) +
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

/** Four people on mats at the edge of the roof, the sun behind them. */
export const roofYoga: Scene = (p, chance) => {
  const mats = [
    [118, 330, 128],
    [272, 318, 116],
    [404, 310, 106],
    [520, 330, 128],
  ] as const
  const tops = [p.paper, p.accent, p.paper, p.accent]
  return (
    sky(p, width, 260) +
    orb(p, 462, 190, 58) +
    skyline(chance, { from: -10, to: width + 10, base: 262, low: 20, high: 84, fill: p.far }) +
    skyline(chance, { from: -10, to: width + 10, base: 264, low: 8, high: 44, fill: p.mid }) +
    rect(0, 262, width, 160, mix(p.far, p.paper, 0.35)) +
    rect(0, 258, width, 7, p.near) +
    converging(p, [462, 180], 265, height, span(13).map((i) => -500 + i * 150), 0.12) +
    mats
      .map(([x, y, h], i) => {
        const w = h * 0.62
        return (
          poly([[x - w * 0.9, y - 12], [x + w * 0.8, y - 12], [x + w * 0.95, y + 14], [x - w * 1.1, y + 14]], i % 2 ? p.mid : p.near) +
          castShadow(p, x, y, h * 0.1, (x - 462) * 0.42, 84) +
          person(p, x, y, h, { top: tops[i] ?? p.paper, bottom: p.ink, skin: ([0, 2, 1, 0] as const)[i] ?? 0, hair: ([1, 0, 2, 0] as const)[i] ?? 0, cut: (['bun', 'short', 'bun', 'bob'] as const)[i] ?? 'bun', pose: i === 1 || i === 2 ? 'tree' : 'warrior' })
        )
      })
      .join('') +
    plant(p, 626, 420, 190, p.accent) +
    plant(p, 20, 424, 150, p.ink)
  )
}

/** Hives among flowers on the roof; the beekeeper lifts a frame. */
export const roofBees: Scene = (p, chance) => {
  const hive = (x: number, y: number, s: number, tint: string) =>
    rect(x + 4 * s, y - 8 * s, 4 * s, 8 * s, p.ink) + rect(x + 50 * s, y - 8 * s, 4 * s, 8 * s, p.ink) +
    rect(x, y - 66 * s, 58 * s, 60 * s, tint) + rect(x + 40 * s, y - 66 * s, 18 * s, 60 * s, p.ink, 'opacity=".2"') +
    rect(x, y - 37 * s, 58 * s, 2.5 * s, p.ink, 'opacity=".35"') + rect(x - 4 * s, y - 72 * s, 66 * s, 9 * s, p.ink) +
    round(x + 18 * s, y - 15 * s, 22 * s, 4 * s, 2, p.ink)
  const bees = span(13).map(() => {
    const x = chance.between(150, 470)
    const y = chance.between(120, 290)
    return `M${Math.round(x)} ${Math.round(y)}h5`
  })
  const green = leafOf(p)
  return (
    sky(p, width, 290) +
    orb(p, 520, 116, 34) +
    skyline(chance, { from: -10, to: width + 10, base: 300, low: 40, high: 150, fill: p.far, lit: p.glow, litShare: 0.06 }) +
    skyline(chance, { from: -10, to: 260, base: 304, low: 30, high: 90, fill: p.mid }) +
    rect(0, 298, width, 120, mix(green, p.paper, 0.25)) +
    poly([[0, 298], [width, 298], [width, 330], [0, 316]], mix(green, p.ink, 0.15)) +
    hive(96, 352, 1.5, p.accent) + hive(206, 340, 1.3, p.paper) + hive(300, 330, 1.1, p.glow) +
    castShadow(p, 442, 376, 18, -150, 44) +
    person(p, 442, 378, 236, { top: p.paper, bottom: p.paper, skin: 0, hair: 1, pose: 'serve', flip: true }) +
    path('M404 196Q442 176 480 196L472 200Q442 190 412 200Z', p.accent) +
    path('M424 158Q442 136 460 158L468 194H416Z', p.accent) +
    path('M416 192H468L462 214Q442 224 422 214Z', p.ink, 'opacity=".5"') +
    rect(346, 212, 52, 40, mix(p.accent, p.ink, 0.3)) + rect(351, 219, 42, 28, p.glow) +
    line(bees.join(''), p.ink, 4) +
    line(bees.join(''), p.glow, 1.6) +
    meadow(p, chance, -10, width + 10, height + 4, 74, mix(green, p.ink, 0.5))
  )
}

/** Lunch in the shade of a parasol, the city behind. */
export const roofTerrace: Scene = (p, chance) =>
  sky(p, width, 260) +
  orb(p, 96, 110, 30) +
  horizon(p, chance, 268) +
  parapet(p, 276) +
  rect(0, 280, width, 140, mix(p.far, p.paper, 0.4)) +
  converging(p, [200, 160], 280, height, span(15).map((i) => -420 + i * 110), 0.14) +
  poly([[250, 372], [620, 372], [560, 402], [190, 402]], p.ink, 'opacity=".16"') +
  line('M430 92V380', p.ink, 6) +
  path('M250 150Q300 70 430 66 560 70 610 150 570 138 520 150 475 138 430 150 385 138 340 150 295 138 250 150Z', p.accent) +
  path('M430 66Q560 70 610 150 570 138 520 150 505 92 430 66Z', p.ink, 'opacity=".22"') +
  person(p, 356, 384, 190, { top: p.paper, bottom: p.near, cut: 'bun', hair: 1, pose: 'sit' }) +
  person(p, 512, 384, 196, { top: p.near, bottom: p.ink, skin: 2, cut: 'curls', pose: 'sit', flip: true }) +
  rect(376, 304, 110, 8, p.paper) +
  rect(428, 312, 7, 76, p.ink) +
  wineGlass(p, 408, 305, 40, p.accent) +
  wineGlass(p, 458, 305, 40, p.accent) +
  plant(p, 56, 412, 190, p.near) +
  plant(p, 136, 402, 120, p.accent)
