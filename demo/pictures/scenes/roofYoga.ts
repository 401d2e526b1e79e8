import { converging, skyline } from '../city'
import { plant } from '../greenery'
import { castShadow, orb, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { poly, rect, span } from '../shapes'
import { height, type Scene, width } from './scene'

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
    converging(
      p,
      [462, 180],
      265,
      height,
      span(13).map((i) => -500 + i * 150),
      0.12,
    ) +
    mats
      .map(([x, y, h], i) => {
        const w = h * 0.62
        return (
          poly(
            [
              [x - w * 0.9, y - 12],
              [x + w * 0.8, y - 12],
              [x + w * 0.95, y + 14],
              [x - w * 1.1, y + 14],
            ],
            i % 2 ? p.mid : p.near,
          ) +
          castShadow(p, x, y, h * 0.1, (x - 462) * 0.42, 84) +
          person(p, x, y, h, {
            top: tops[i] ?? p.paper,
            bottom: p.ink,
            skin: ([0, 2, 1, 0] as const)[i] ?? 0,
            hair: ([1, 0, 2, 0] as const)[i] ?? 0,
            cut: (['bun', 'short', 'bun', 'bob'] as const)[i] ?? 'bun',
            pose: i === 1 || i === 2 ? 'tree' : 'warrior',
          })
        )
      })
      .join('') +
    plant(p, 626, 420, 190, p.accent) +
    plant(p, 20, 424, 150, p.ink)
  )
}
