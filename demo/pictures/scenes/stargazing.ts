import { plant } from '../greenery'
import { sky } from '../light'
import { mix } from '../palette'
import { fromBehind, person } from '../people'
import { circle, line, poly, rect, span } from '../shapes'
import { horizon, parapet } from './parapet'
import { height, type Scene, width } from './scene'

/** Two telescopes on the terrace, and a sky with more in it than usual. */
export const stargazing: Scene = (p, chance) => {
  const telescope = (x: number, y: number) =>
    line(
      `M${x} ${y}L${x - 34} ${y + 104}M${x} ${y}L${x + 34} ${y + 104}M${x} ${y}V${y + 100}`,
      p.ink,
      6,
    ) +
    `<g transform="rotate(-34 ${x} ${y})">${
      rect(x - 52, y - 11, 104, 22, p.paper) +
      rect(x + 40, y - 15, 34, 30, p.accent) +
      rect(x - 70, y - 6, 20, 12, p.ink)
    }</g>`
  return (
    sky(p, width, 300) +
    rect(0, 0, width, 300, p.ink, 'opacity=".45"') +
    span(54)
      .map(() =>
        circle(
          chance.between(6, width - 6),
          chance.between(6, 190),
          chance.between(0.8, 2.4),
          p.glow,
          `opacity="${chance.is(0.5) ? 1 : 0.6}"`,
        ),
      )
      .join('') +
    line(
      'M372 44L420 62 462 58 496 84 552 78 560 112 508 116 496 84',
      p.glow,
      1.2,
      'opacity=".7"',
    ) +
    [
      [372, 44],
      [420, 62],
      [462, 58],
      [496, 84],
      [552, 78],
      [560, 112],
      [508, 116],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.6, p.orb))
      .join('') +
    horizon(p, chance, 286) +
    parapet(p, 292) +
    poly(
      [
        [0, 298],
        [width, 298],
        [width, height],
        [0, height],
      ],
      mix(p.near, p.far, 0.3),
    ) +
    telescope(250, 268) +
    person(p, 186, 384, 184, {
      top: p.accent,
      bottom: p.ink,
      skin: 0,
      hair: 1,
      cut: 'bun',
      pose: 'hold',
    }) +
    telescope(470, 282) +
    person(p, 396, 392, 178, {
      top: p.paper,
      bottom: p.near,
      skin: 2,
      hair: 0,
      cut: 'curls',
      pose: 'point',
    }) +
    fromBehind(p, 586, 372, 50, p.ink, mix(p.ink, p.near, 0.5), 'bob') +
    plant(p, 40, 400, 150, p.accent)
  )
}
