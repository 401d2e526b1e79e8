import { halos, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { armchair } from '../rooms'
import { line, oval, path, rect, round } from '../shapes'
import { book, books, cup } from '../tableware'
import { type Scene, width } from './scene'

/** Armchairs in a ring before a wall of books, one tall lamp. */
export const bookClub: Scene = (p, chance) => {
  const shelves = [64, 128, 192, 256]
    .map(
      (y) =>
        [40, 190, 340, 490].map((x) => books(p, x + 8, y, 128, 54, chance.between)).join('') +
        rect(30, y, 600, 6, p.ink),
    )
    .join('')
  const reader = (
    x: number,
    top: string,
    skin: 0 | 1 | 2,
    flip: boolean,
    cut: 'bun' | 'bob' | 'curls',
  ) =>
    armchair(p, x, 386, 148, p.accent) +
    person(p, x - (flip ? -14 : 14), 392, 214, {
      top,
      bottom: p.near,
      skin,
      hair: skin ? 0 : 1,
      cut,
      pose: 'read',
      flip,
    })
  return (
    halos(p) +
    rect(0, 0, width, 312, mix(p.near, p.ink, 0.45)) +
    shelves +
    [30, 180, 330, 480, 624].map((x) => rect(x, 0, 8, 312, p.ink)).join('') +
    rect(0, 306, width, 120, mix(p.far, p.accent, 0.3)) +
    rect(0, 304, width, 6, p.ink) +
    oval(330, 378, 330, 36, p.mid) +
    oval(330, 378, 296, 27, mix(p.mid, p.paper, 0.25)) +
    shine(330, 128, 260, 0.6) +
    line('M330 372V120', p.ink, 5) +
    oval(330, 374, 30, 6, p.ink) +
    path('M300 86H360L384 146H276Z', p.glow) +
    path('M344 86H360L384 146H352Z', p.accent, 'opacity=".5"') +
    reader(128, p.paper, 0, false, 'bun') +
    reader(520, p.glow, 2, true, 'curls') +
    book(p, 176, 268, 50, p.accent) +
    book(p, 472, 268, 50, p.near) +
    person(p, 394, 366, 170, {
      top: p.mid,
      bottom: p.ink,
      skin: 1,
      hair: 0,
      cut: 'short',
      pose: 'hold',
      flip: true,
    }) +
    book(p, 384, 272, 40, p.accent) +
    round(276, 340, 108, 10, 5, mix(p.accent, p.ink, 0.3)) +
    line('M294 350L286 396M366 350L374 396', p.ink, 5) +
    cup(p, 306, 340, 20, p.paper) +
    book(p, 346, 340, 44, p.accent)
  )
}
