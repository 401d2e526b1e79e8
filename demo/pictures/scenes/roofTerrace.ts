import { converging } from '../city'
import { plant } from '../greenery'
import { orb, sky } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { line, path, poly, rect, span } from '../shapes'
import { wineGlass } from '../tableware'
import { horizon, parapet } from './parapet'
import { height, type Scene, width } from './scene'

/** Lunch in the shade of a parasol, the city behind. */
export const roofTerrace: Scene = (p, chance) =>
  sky(p, width, 260) +
  orb(p, 96, 110, 30) +
  horizon(p, chance, 268) +
  parapet(p, 276) +
  rect(0, 280, width, 140, mix(p.far, p.paper, 0.4)) +
  converging(
    p,
    [200, 160],
    280,
    height,
    span(15).map((i) => -420 + i * 110),
    0.14,
  ) +
  poly(
    [
      [250, 372],
      [620, 372],
      [560, 402],
      [190, 402],
    ],
    p.ink,
    'opacity=".16"',
  ) +
  line('M430 92V380', p.ink, 6) +
  path(
    'M250 150Q300 70 430 66 560 70 610 150 570 138 520 150 475 138 430 150 385 138 340 150 295 138 250 150Z',
    p.accent,
  ) +
  path('M430 66Q560 70 610 150 570 138 520 150 505 92 430 66Z', p.ink, 'opacity=".22"') +
  person(p, 356, 384, 190, { top: p.paper, bottom: p.near, cut: 'bun', hair: 1, pose: 'sit' }) +
  person(p, 512, 384, 196, {
    top: p.near,
    bottom: p.ink,
    skin: 2,
    cut: 'curls',
    pose: 'sit',
    flip: true,
  }) +
  rect(376, 304, 110, 8, p.paper) +
  rect(428, 312, 7, 76, p.ink) +
  wineGlass(p, 408, 305, 40, p.accent) +
  wineGlass(p, 458, 305, 40, p.accent) +
  plant(p, 56, 412, 190, p.near) +
  plant(p, 136, 402, 120, p.accent)
