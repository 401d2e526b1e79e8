import { shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, room } from '../rooms'
import { circle, line, path, poly, rect, round, span } from '../shapes'
import { type Scene, width } from './scene'

/** A stand of lockers and bicycles under the house. */
export const parking: Scene = (p) =>
  room(
    p,
    { x0: 190, y0: 110, x1: 458, y1: 244, vanish: [324, 190] },
    { ...evening(p), floor: mix(p.near, p.far, 0.45) },
    9,
  ) +
  span(4)
    .map((i) =>
      poly(
        [
          [90 + i * 54, 16 + i * 30],
          [558 - i * 54, 16 + i * 30],
          [546 - i * 54, 24 + i * 30],
          [102 + i * 54, 24 + i * 30],
        ],
        p.glow,
      ),
    )
    .join('') +
  shine(324, 60, 300, 0.4) +
  rect(284, 150, 80, 94, p.accent) +
  rect(324, 150, 40, 94, p.ink, 'opacity=".2"') +
  round(304, 176, 14, 22, 3, p.paper) +
  circle(352, 200, 4, p.glow) +
  line('M324 260V420', p.glow, 5, 'stroke-dasharray="26 22"') +
  path(
    'M60 390V318Q62 300 84 296L112 258Q120 248 136 248H218Q234 248 242 260L262 296Q282 300 282 320V390Z',
    p.accent,
  ) +
  path('M190 248H218Q234 248 242 260L262 296Q282 300 282 320V390H210Z', p.ink, 'opacity=".24"') +
  path('M120 292L138 264H166V292ZM176 292V264H212L232 292Z', p.sky[2]) +
  circle(112, 388, 27, p.ink) +
  circle(112, 388, 12, p.far) +
  circle(232, 388, 27, p.ink) +
  circle(232, 388, 12, p.far) +
  circle(72, 330, 8, p.glow) +
  shine(60, 330, 60, 0.8) +
  round(434, 276, 40, 110, 8, p.paper) +
  round(442, 286, 24, 30, 4, p.near) +
  path('M456 290l-7 13h5l-2 10 8-14h-5l3-9z', p.glow) +
  line('M436 330Q380 330 380 366T284 356', p.ink, 6) +
  person(p, 532, 398, 216, {
    top: p.glow,
    bottom: p.ink,
    skin: 1,
    hair: 0,
    cut: 'short',
    pose: 'walk',
  }) +
  rect(0, 410, width, 10, p.ink, 'opacity=".2"')
