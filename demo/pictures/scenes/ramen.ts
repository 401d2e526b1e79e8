import { leafOf } from '../greenery'
import { halos, shine } from '../light'
import { mix } from '../palette'
import { circle, line, oval, path, poly, rect, span, turned } from '../shapes'
import { steam } from '../tableware'
import { height, type Scene, width } from './scene'

/** A bowl of ramen that fills the picture. */
export const ramen: Scene = (p, chance) => {
  const [yolk, broth] = ['#e8963a', '#c9824a']
  const noodles = span(9).map(
    (i) =>
      `M${208 + i * 9} ${228 - i * 3}q${40 + i * 4} ${34 - i * 5} ${96 + i * 2} ${6 - i}t${60 - i * 3} ${-18 + i}`,
  )
  const egg = (x: number, y: number, turn: number) =>
    turned(
      turn,
      x,
      y,
      oval(x, y, 42, 29, p.paper),
      oval(x + 3, y + 1, 23, 18, yolk),
      oval(x - 3, y - 4, 9, 5, p.glow),
    )
  return (
    halos(p) +
    rect(0, 0, width, 190, mix(p.near, p.ink, 0.35)) +
    [70, 250, 430, 610]
      .map(
        (x) =>
          rect(x - 74, 0, 136, 96, x === 250 ? p.accent : mix(p.accent, p.ink, 0.2)) +
          circle(x - 6, 46, 20, p.paper, 'opacity=".9"'),
      )
      .join('') +
    rect(0, 0, width, 10, p.ink) +
    shine(324, 140, 280, 0.45) +
    poly(
      [
        [0, 176],
        [width, 176],
        [width, height],
        [0, height],
      ],
      mix(p.accent, p.ink, 0.35),
    ) +
    line('M0 236H648M0 318H648', p.ink, 2, 'opacity=".25"') +
    oval(350, 372, 250, 36, p.ink, 'opacity=".35"') +
    path('M96 218Q112 372 250 392H398Q536 372 552 218Z', p.near) +
    path('M420 300Q520 280 552 218 536 372 398 392H330Q410 370 420 300Z', p.ink, 'opacity=".35"') +
    path('M98 236Q324 330 550 236L547 256Q324 350 101 256Z', p.accent, 'opacity=".85"') +
    oval(324, 218, 228, 78, p.paper) +
    oval(324, 221, 212, 68, mix(broth, p.glow, 0.45)) +
    oval(324, 230, 200, 56, mix(broth, p.glow, 0.25)) +
    line(noodles.join(''), p.glow, 7) +
    line(noodles.join(''), mix(p.glow, broth, 0.5), 1.6) +
    path('M420 190l66-44 34 56-40 34Z', p.ink) +
    path('M428 192l58-38 10 14-52 44Z', mix(p.ink, leafOf(p), 0.5)) +
    egg(262, 196, -14) +
    egg(346, 182, 8) +
    turned(
      12,
      430,
      236,
      oval(430, 238, 50, 24, mix(yolk, p.paper, 0.5)),
      oval(430, 238, 50, 24, 'none', `stroke="${mix(broth, p.ink, 0.35)}" stroke-width="5"`),
      path('M396 238q34-20 66 0-34 16-66 0Z', mix(yolk, p.paper, 0.75)),
    ) +
    span(14)
      .map((i) =>
        circle(
          172 + (i % 5) * 15 + chance.between(-4, 4),
          196 + Math.floor(i / 5) * 15 + chance.between(-3, 3),
          5.4,
          'none',
          `stroke="${leafOf(p)}" stroke-width="3.6"`,
        ),
      )
      .join('') +
    line('M300 236L604 60M318 250L628 86', p.ink, 9) +
    line('M300 236L350 207M318 250L368 219', p.accent, 9) +
    steam(240, 130, 96, p.paper) +
    steam(392, 116, 90, p.paper)
  )
}
