import { pendant, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, room } from '../rooms'
import { circle, line, oval, path, poly, rect, span } from '../shapes'
import { loaf } from '../tableware'
import { type Scene } from './scene'

/** Shelves of loaves, the baker brings one more. */
export const bakery: Scene = (p) => {
  const crust = mix('#cf8344', p.glow, 0.3)
  const shelf = (y: number, count: number, w: number) =>
    rect(210, y, 420, 8, mix(p.accent, p.ink, 0.5)) +
    span(count)
      .map((i) =>
        loaf(
          p,
          236 + (i + 0.5) * (384 / count),
          y,
          w,
          i % 3 === 1 ? mix(crust, p.ink, 0.25) : crust,
        ),
      )
      .join('')
  return (
    room(p, { x0: 150, y0: 30, x1: 648, y1: 300, vanish: [420, 180] }, evening(p), 7) +
    shine(420, 150, 300, 0.5) +
    shelf(112, 5, 66) +
    shelf(186, 6, 56) +
    shelf(252, 5, 68) +
    poly(
      [
        [0, 0],
        [150, 30],
        [150, 300],
        [0, 390],
      ],
      p.sky[1],
    ) +
    poly(
      [
        [0, 190],
        [150, 180],
        [150, 300],
        [0, 390],
      ],
      p.far,
    ) +
    poly(
      [
        [0, 0],
        [8, 2],
        [8, 386],
        [0, 390],
      ],
      p.ink,
    ) +
    poly(
      [
        [70, 14],
        [78, 16],
        [78, 343],
        [70, 347],
      ],
      p.ink,
    ) +
    pendant(p, 300, 0, 70, 20) +
    pendant(p, 470, 0, 70, 20) +
    person(p, 332, 404, 272, {
      top: p.paper,
      skin: 1,
      hair: 0,
      cut: 'cap',
      pose: 'serve',
      apron: p.accent,
    }) +
    rect(400, 224, 84, 6, p.ink) +
    loaf(p, 440, 224, 74, crust) +
    poly(
      [
        [150, 308],
        [660, 308],
        [680, 330],
        [120, 330],
      ],
      p.paper,
    ) +
    rect(120, 330, 560, 100, p.near) +
    rect(400, 330, 280, 100, p.ink, 'opacity=".2"') +
    line(
      span(12)
        .map((i) => `M${140 + i * 46} 334V420`)
        .join(''),
      p.ink,
      2,
      'opacity=".3"',
    ) +
    rect(206, 300, 5, 14, p.ink) +
    rect(180, 296, 56, 6, p.paper) +
    loaf(p, 196, 296, 30, crust) +
    loaf(p, 222, 296, 28, crust) +
    path('M520 312q4-52 56-52t56 52Z', p.paper, 'opacity=".4"') +
    circle(576, 258, 5, p.ink) +
    oval(556, 304, 14, 9, p.accent) +
    oval(588, 304, 14, 9, mix(crust, p.paper, 0.3)) +
    person(p, 80, 424, 246, { top: p.accent, bottom: p.near, skin: 2, cut: 'bun', pose: 'point' })
  )
}
