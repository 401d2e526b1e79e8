import { plant } from '../greenery'
import { shine } from '../light'
import { mix } from '../palette'
import { person } from '../people'
import { evening, room } from '../rooms'
import { circle, line, path, rect, span } from '../shapes'
import { type Scene } from './scene'

/** Three rows of singers under an arch; the conductor stands in front. */
export const choir: Scene = (p) => {
  const row = (y: number, count: number, h: number, from: number, step: number, shift: number) =>
    span(count)
      .map(
        (i) =>
          person(p, from + i * step, y, h, {
            top: (i + shift) % 3 === 0 ? p.accent : p.paper,
            bottom: p.near,
            skin: ([0, 2, 1] as const)[(i + shift) % 3] ?? 0,
            hair: ([1, 0, 0] as const)[(i + shift) % 3] ?? 0,
            cut: (['bob', 'short', 'curls', 'bun'] as const)[(i + shift) % 4] ?? 'bob',
            pose: 'hold',
            skirt: (i + shift) % 4 === 0,
          }) +
          path(
            `M${from + i * step - h * 0.09} ${y - h * 0.67}h${h * 0.18}v${h * 0.12}h-${h * 0.18}z`.replace(
              /\d+\.\d+/g,
              (v) => Number(v).toFixed(1),
            ),
            p.ink,
          ),
      )
      .join('')
  return (
    room(p, { x0: 90, y0: 0, x1: 558, y1: 270, vanish: [324, 190] }, evening(p), 9) +
    path('M140 270V150Q140-30 324-30T508 150V270Z', mix(p.mid, p.glow, 0.35)) +
    path('M176 270V160Q176 4 324 4T472 160V270Z', mix(p.mid, p.glow, 0.6)) +
    circle(324, 96, 54, p.glow) +
    line('M324 42V150M270 96H378M286 58L362 134M362 58L286 134', p.accent, 3) +
    circle(324, 96, 54, 'none', `stroke="${p.accent}" stroke-width="5"`) +
    shine(324, 130, 260, 0.5) +
    row(272, 6, 112, 216, 43, 0) +
    rect(170, 268, 308, 14, p.ink) +
    row(306, 7, 124, 184, 46.5, 1) +
    rect(146, 302, 356, 14, mix(p.ink, p.near, 0.3)) +
    row(342, 7, 136, 165, 53, 2) +
    rect(116, 338, 416, 14, mix(p.ink, p.near, 0.5)) +
    person(p, 330, 440, 226, {
      top: p.ink,
      bottom: p.ink,
      skin: 1,
      hair: 2,
      cut: 'bun',
      pose: 'cheer',
      back: true,
    }) +
    line('M368 208L392 176', p.paper, 3) +
    plant(p, 34, 410, 170, p.accent) +
    plant(p, 618, 410, 150, p.accent)
  )
}
