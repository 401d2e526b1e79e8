import { beam, halos, shine } from '../light'
import { mix } from '../palette'
import { fromBehind } from '../people'
import { circle, oval, path, rect, span } from '../shapes'
import { height, type Scene, width } from './scene'

/** The courtyard as a cinema: a beam over many heads. */
export const cinemaNight: Scene = (p, chance) => {
  const heads = [
    { y: 306, size: 22, step: 56, from: 60 },
    { y: 340, size: 30, step: 80, from: 20 },
    { y: 384, size: 42, step: 112, from: 66 },
  ]
  const dark = mix(p.ink, '#000000', 0.25)
  return (
    halos(p) +
    rect(0, 0, width, height, dark) +
    rect(0, 0, width, 300, mix(p.ink, p.near, 0.3)) +
    span(8)
      .map((i) =>
        path(
          `M${i * 22} 0Q${i * 22 + 16} 150 ${i * 22} 300H${i * 22 + 22}Q${i * 22 + 30} 150 ${i * 22 + 22} 0Z`,
          i % 2 ? mix(p.accent, p.ink, 0.55) : mix(p.accent, p.ink, 0.7),
        ),
      )
      .join('') +
    span(8)
      .map((i) =>
        path(
          `M${width - i * 22} 0Q${width - i * 22 - 16} 150 ${width - i * 22} 300H${width - i * 22 - 22}Q${width - i * 22 - 30} 150 ${width - i * 22 - 22} 0Z`,
          i % 2 ? mix(p.accent, p.ink, 0.55) : mix(p.accent, p.ink, 0.7),
        ),
      )
      .join('') +
    shine(324, 150, 380, 0.55) +
    rect(134, 40, 380, 214, p.paper) +
    rect(134, 40, 380, 214, p.sky[2], 'opacity=".7"') +
    circle(400, 120, 46, p.accent) +
    path('M134 190L214 116 272 176 330 128 420 206 514 150V254H134Z', p.mid) +
    path('M134 222Q260 176 360 226T514 210V254H134Z', p.near) +
    path('M244 226l10-62 12 62zM262 226l8-44 10 44z', p.ink) +
    path('M352 228l4-40 22 34zM344 232h44l-8 9h-28z', p.paper) +
    beam(
      p,
      [
        [134, 254],
        [514, 254],
        [660, 430],
        [-20, 430],
      ],
      0.12,
    ) +
    heads
      .map(({ y, size, step, from }, r) =>
        span(Math.ceil(width / step))
          .map((i) =>
            fromBehind(
              p,
              from + i * step + chance.between(-6, 6),
              y + chance.between(-5, 5),
              size,
              mix(dark, p.near, 0.5 - r * 0.16),
              mix(dark, p.near, 0.3 - r * 0.12),
              chance.of(['round', 'bun', 'bob', 'round'] as const),
            ),
          )
          .join(''),
      )
      .join('') +
    oval(324, 30, 320, 20, p.ink, 'opacity=".4"')
  )
}
