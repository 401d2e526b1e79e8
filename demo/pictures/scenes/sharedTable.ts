import { leafOf } from '../greenery'
import { halos } from '../light'
import { mix } from '../palette'
import { circle, line, oval, path, rect, span, turned } from '../shapes'
import { plate } from '../tableware'
import { height, type Scene, width } from './scene'

/** A table from above: plates, hands, flowers. */
export const sharedTable: Scene = (p, chance) => {
  const green = leafOf(p)
  const arm = (x: number, y: number, dx: number, dy: number, sleeve: string, skin: 0 | 1 | 2) =>
    line(`M${x} ${y}l${dx} ${dy}`, sleeve, 44) +
    line(`M${x + dx * 0.8} ${y + dy * 0.8}L${x + dx * 1.25} ${y + dy * 1.25}`, p.skins[skin], 24) +
    circle(x + dx * 1.3, y + dy * 1.3, 15, p.skins[skin])
  const salad = (x: number, y: number, r: number) =>
    plate(p, x, y, r) +
    span(9)
      .map((i) =>
        turned(i * 40, x, y, oval(x + r * 0.34, y, r * 0.3, r * 0.14, i % 3 ? green : p.accent)),
      )
      .join('') +
    circle(x, y, r * 0.16, p.glow)
  return (
    halos(p) +
    rect(0, 0, width, height, p.near) +
    turned(
      -7,
      324,
      208,
      rect(-60, 56, 780, 304, mix(p.accent, p.paper, 0.48)),
      line('M-60 132H720M-60 208H720M-60 284H720', mix(p.accent, p.ink, 0.1), 2, 'opacity=".3"'),
      rect(-60, 180, 780, 62, p.paper, 'opacity=".9"'),
      rect(-60, 188, 780, 3, p.accent),
      rect(-60, 231, 780, 3, p.accent),
    ) +
    arm(120, -20, 16, 96, p.accent, 1) +
    arm(560, -20, -40, 86, p.paper, 2) +
    arm(470, 440, -10, -110, p.mid, 0) +
    arm(80, 440, 60, -80, p.paper, 2) +
    salad(166, 146, 58) +
    salad(420, 126, 54) +
    salad(246, 318, 62) +
    salad(560, 254, 60) +
    circle(330, 214, 52, p.ink, 'opacity=".2"') +
    circle(326, 208, 50, p.near) +
    circle(326, 208, 42, mix(p.accent, p.glow, 0.5)) +
    span(12)
      .map(() => {
        const a = chance.between(0, 6.28)
        const r = chance.between(4, 34)
        return circle(
          326 + Math.cos(a) * r,
          208 + Math.sin(a) * r,
          chance.between(3.5, 7),
          chance.is(0.5) ? green : p.accent,
        )
      })
      .join('') +
    [
      [492, 176],
      [70, 226],
      [386, 318],
    ]
      .map(
        ([x, y]) =>
          circle((x ?? 0) + 4, (y ?? 0) + 5, 20, p.ink, 'opacity=".18"') +
          circle(x ?? 0, y ?? 0, 20, p.paper) +
          circle(x ?? 0, y ?? 0, 15, mix(p.ink, p.accent, 0.4)),
      )
      .join('') +
    path('M-20-20L240-20Q60 120-20 190Z', p.glow, 'opacity=".16"')
  )
}
