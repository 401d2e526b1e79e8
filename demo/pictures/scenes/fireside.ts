import { plant } from '../greenery'
import { shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { armchair, evening, room } from '../rooms'
import { line, oval, path, rect, span } from '../shapes'
import { cup } from '../tableware'
import { type Scene } from './scene'

/** Two neighbours and a fire. */
export const fireside: Scene = (p) => {
  const wood = mix(p.accent, p.ink, 0.45)
  return (
    room(p, { x0: 60, y0: 10, x1: 588, y1: 276, vanish: [324, 150] }, evening(p), 9) +
    span(13)
      .map((i) => rect(60 + i * 41, 10, 2, 266, p.ink, 'opacity=".22"'))
      .join('') +
    rect(222, 20, 204, 262, mix(p.paper, p.far, 0.5)) +
    rect(206, 104, 236, 18, p.paper) +
    rect(254, 138, 140, 144, p.ink) +
    shine(324, 246, 190, 0.95) +
    path(
      'M276 276Q268 226 300 206Q300 232 316 234Q306 190 340 164Q338 206 358 216Q366 208 364 196Q388 226 372 276Z',
      p.accent,
    ) +
    path(
      'M296 276Q292 246 312 234Q318 252 328 246Q326 224 342 212Q342 236 352 244Q358 262 350 276Z',
      p.glow,
    ) +
    line('M278 272L372 264M280 264L370 274', wood, 11) +
    rect(228, 86, 30, 18, p.accent) +
    rect(262, 78, 22, 26, p.near) +
    cup(p, 396, 104, 24, p.paper) +
    oval(330, 366, 300, 40, mix(p.mid, p.paper, 0.3)) +
    armchair(p, 140, 372, 172, p.accent) +
    armchair(p, 520, 372, 172, p.paper) +
    person(p, 132, 378, 236, {
      top: p.paper,
      bottom: p.ink,
      skin: 2,
      hair: 0,
      cut: 'curls',
      pose: 'read',
    }) +
    person(p, 528, 378, 240, {
      top: p.mid,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'bob',
      pose: 'sit',
      flip: true,
    }) +
    plant(p, 620, 410, 180, p.accent)
  )
}
