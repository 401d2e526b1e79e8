import { skyline } from '../city'
import { mix, type Palette } from '../palette'
import type { Chance } from '../seeded'
import { rect } from '../shapes'
import { width } from './scene'

export const horizon = (p: Palette, chance: Chance, y: number) =>
  skyline(chance, {
    from: -10,
    to: width + 10,
    base: y,
    low: 40,
    high: 120,
    fill: p.far,
    lit: p.glow,
    litShare: 0.1,
  }) +
  skyline(chance, {
    from: -20,
    to: width + 20,
    base: y,
    low: 10,
    high: 66,
    fill: p.mid,
    lit: p.glow,
    litShare: 0.18,
  })

export const parapet = (p: Palette, y: number) =>
  rect(0, y - 30, width, 34, p.near) + rect(0, y - 34, width, 6, mix(p.near, p.paper, 0.3))
