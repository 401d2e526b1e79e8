import { skyline } from '../city'
import { leafOf, meadow } from '../greenery'
import { castShadow, orb, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { line, path, poly, rect, round, span } from '../shapes'
import { height, type Scene, width } from './scene'

/** Hives among flowers on the roof; the beekeeper lifts a frame. */
export const roofBees: Scene = (p, chance) => {
  const hive = (x: number, y: number, s: number, tint: string) =>
    rect(x + 4 * s, y - 8 * s, 4 * s, 8 * s, p.ink) +
    rect(x + 50 * s, y - 8 * s, 4 * s, 8 * s, p.ink) +
    rect(x, y - 66 * s, 58 * s, 60 * s, tint) +
    rect(x + 40 * s, y - 66 * s, 18 * s, 60 * s, p.ink, 'opacity=".2"') +
    rect(x, y - 37 * s, 58 * s, 2.5 * s, p.ink, 'opacity=".35"') +
    rect(x - 4 * s, y - 72 * s, 66 * s, 9 * s, p.ink) +
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
    skyline(chance, {
      from: -10,
      to: width + 10,
      base: 300,
      low: 40,
      high: 150,
      fill: p.far,
      lit: p.glow,
      litShare: 0.06,
    }) +
    skyline(chance, { from: -10, to: 260, base: 304, low: 30, high: 90, fill: p.mid }) +
    rect(0, 298, width, 120, mix(green, p.paper, 0.25)) +
    poly(
      [
        [0, 298],
        [width, 298],
        [width, 330],
        [0, 316],
      ],
      mix(green, p.ink, 0.15),
    ) +
    hive(96, 352, 1.5, p.accent) +
    hive(206, 340, 1.3, p.paper) +
    hive(300, 330, 1.1, p.glow) +
    castShadow(p, 442, 376, 18, -150, 44) +
    person(p, 442, 378, 236, {
      top: p.paper,
      bottom: p.paper,
      skin: 0,
      hair: 1,
      pose: 'serve',
      flip: true,
    }) +
    path('M404 196Q442 176 480 196L472 200Q442 190 412 200Z', p.accent) +
    path('M424 158Q442 136 460 158L468 194H416Z', p.accent) +
    path('M416 192H468L462 214Q442 224 422 214Z', p.ink, 'opacity=".5"') +
    rect(346, 212, 52, 40, mix(p.accent, p.ink, 0.3)) +
    rect(351, 219, 42, 28, p.glow) +
    line(bees.join(''), p.ink, 4) +
    line(bees.join(''), p.glow, 1.6) +
    meadow(p, chance, -10, width + 10, height + 4, 74, mix(green, p.ink, 0.5))
  )
}
