import { plant } from '../greenery'
import { mix } from '../palette'
import { person } from '../people'
import { daylight, frames, room } from '../rooms'
import { line, oval, path, poly, rect, round } from '../shapes'
import { type Scene } from './scene'

const red = '#cf5142'

/** Give blood in the bright room: the donor reads, the nurse stands by. */
export const healthDay: Scene = (p) =>
  room(p, { x0: 90, y0: 16, x1: 560, y1: 256, vanish: [324, 150] }, daylight(p), 9) +
  rect(130, 44, 170, 160, p.sky[1]) +
  path('M130 204V150Q180 110 220 140T300 120V204Z', p.far) +
  frames(130, 44, 170, 160, 2, 2, p.mid, 5) +
  path('M444 52Q490 116 490 146A46 46 0 0 1 398 146Q398 116 444 52Z', red) +
  path('M444 52Q490 116 490 146A46 46 0 0 1 452 191Q486 140 444 52Z', p.ink, 'opacity=".2"') +
  path(
    'M432 136h24M444 124v24',
    'none',
    `stroke="${p.paper}" stroke-width="8" stroke-linecap="round"`,
  ) +
  poly(
    [
      [150, 256],
      [330, 256],
      [300, 420],
      [20, 420],
    ],
    p.glow,
    'opacity=".3"',
  ) +
  oval(300, 388, 210, 20, p.ink, 'opacity=".14"') +
  line('M190 330L178 386M380 340L392 386', p.ink, 8) +
  path(
    'M122 222Q112 206 130 202L150 200Q164 202 170 216L204 296H424Q440 298 440 316V328H196Q178 328 172 312Z',
    p.near,
  ) +
  person(p, 208, 330, 260, {
    top: p.accent,
    bottom: p.ink,
    skin: 2,
    hair: 0,
    cut: 'curls',
    pose: 'read',
  }) +
  rect(226, 326, 116, 62, mix(p.near, p.ink, 0.35)) +
  poly(
    [
      [250, 164],
      [286, 152],
      [286, 188],
      [250, 200],
    ],
    p.glow,
  ) +
  path('M204 272H330Q350 272 352 284V300H204Z', p.paper) +
  path('M280 272H330Q350 272 352 284V300H286Z', p.ink, 'opacity=".14"') +
  line('M470 386V160M452 386H490M456 162H484', p.ink, 5) +
  round(474, 166, 26, 42, 7, red) +
  line('M487 208Q486 300 400 286T330 262', red, 2.5) +
  person(p, 546, 400, 250, {
    top: p.paper,
    bottom: p.mid,
    skin: 1,
    hair: 1,
    cut: 'bun',
    pose: 'serve',
    flip: true,
  }) +
  path('M534 266h7v-7h7v7h7v7h-7v7h-7v-7h-7z', red) +
  plant(p, 50, 410, 200, p.accent)
