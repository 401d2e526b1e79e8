import { halos, shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { circle, line, path, poly, rect, span } from '../shapes'
import { height, type Scene, width } from './scene'

/** The hall goes up: oak posts, a ridge against the sky, a carpenter with a peg. */
export const timberHall: Scene = (p) => {
  const wood = mix(p.accent, p.paper, 0.25)
  const shade = mix(wood, p.ink, 0.35)
  const truss = (
    x: number,
    top: number,
    spread: number,
    base: number,
    thick: number,
    near: boolean,
  ) => {
    const colour = near ? wood : shade
    return (
      line(
        `M${x - spread} ${base}V${top + spread * 0.62}L${x} ${top}L${x + spread} ${top + spread * 0.62}V${base}`,
        colour,
        thick,
      ) +
      line(
        `M${x - spread} ${top + spread * 0.7}H${x + spread}M${x} ${top}V${top + spread * 0.7}`,
        colour,
        thick * 0.8,
      ) +
      line(
        `M${x - spread} ${top + spread * 0.98}L${x - spread * 0.66} ${top + spread * 0.7}M${x + spread} ${top + spread * 0.98}L${x + spread * 0.66} ${top + spread * 0.7}`,
        colour,
        thick * 0.7,
      ) +
      circle(x - spread, top + spread * 0.7, thick * 0.22, p.ink) +
      circle(x + spread, top + spread * 0.7, thick * 0.22, p.ink)
    )
  }
  return (
    halos(p) +
    rect(0, 0, width, height, p.sky[2]) +
    rect(0, 0, width, 150, p.sky[1]) +
    circle(324, 196, 60, p.orb) +
    shine(324, 196, 230, 0.6) +
    path('M-10 300Q90 232 210 268T430 258T660 280V430H-10Z', p.far) +
    poly(
      [
        [150, 306],
        [498, 306],
        [680, 430],
        [-30, 430],
      ],
      mix(p.paper, p.accent, 0.35),
    ) +
    span(3)
      .map((i) => truss(324, 128 - i * 38, 110 + i * 74, 312 + i * 34, 11 + i * 5, i === 2))
      .join('') +
    line('M324 128L324 52', wood, 12) +
    person(p, 176, 412, 190, {
      top: p.near,
      bottom: p.ink,
      skin: 0,
      hair: 2,
      cut: 'cap',
      pose: 'serve',
      apron: p.paper,
    }) +
    rect(60, 372, 220, 20, wood) +
    rect(60, 386, 220, 6, shade) +
    line('M90 392L80 420M250 392L260 420', p.ink, 8) +
    rect(246, 362, 44, 12, p.near) +
    rect(222, 288, 40, 9, wood) +
    person(p, 470, 398, 196, {
      top: p.paper,
      bottom: p.mid,
      skin: 2,
      hair: 0,
      cut: 'curls',
      pose: 'point',
      flip: true,
    })
  )
}
