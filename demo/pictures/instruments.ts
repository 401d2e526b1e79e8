import { mix, type Palette } from './palette'
import { at, circle, line, path } from './shapes'

/** A double bass 120 high that stands on (0, 0). */
export const doubleBass = (p: Palette, x: number, y: number, h: number): string =>
  at(
    x,
    y,
    h / 120,
    line('M0 0V-118', p.ink, 4),
    path(
      'M-17-8Q-24-26-12-36-19-50-10-58-3-64 0-64 3-64 10-58 19-50 12-36 24-26 17-8 0-2-17-8Z',
      p.accent,
    ),
    path('M3-64Q8-62 10-58 19-50 12-36 24-26 17-8 8-4 3-4Z', p.ink, 'opacity=".24"'),
    line('M0-14V-112', mix(p.ink, p.accent, 0.2), 3.6),
    path('M-5-112Q-5-121 2-120 6-119 4-112Z', p.ink),
  )

/** A saxophone whose mouthpiece is at (0, 0). */
export const saxophone = (p: Palette, x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 40,
    line('M0 0Q7-3 8 4L10 24Q11 36 19 33T24 18', p.glow, 4.6),
    path('M20 20L24 12 32 14 27 23Z', p.glow),
    path('M27 23L30 13.5 32 14Z', p.ink, 'opacity=".3"'),
  )

export const drums = (p: Palette, x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 100,
    line('M-62 0L-56-66M66 0L58-78', p.ink, 3),
    path('M-80-66Q-56-74-32-66-56-62-80-66ZM36-80Q58-88 82-78 58-74 36-80Z', p.glow),
    circle(0, -32, 32, p.paper),
    circle(0, -32, 32, 'none', `stroke="${p.accent}" stroke-width="7"`),
    path('M0-64A32 32 0 0 1 0 0 22-32 0-64Z', p.ink, 'opacity=".2"'),
    path('M-42-58H-10V-78H-42ZM10-58H44V-80H10Z', p.accent),
    path('M-20-58H-10V-78H-20ZM34-58H44V-80H34Z', p.ink, 'opacity=".25"'),
    path('M-42-78H-10V-74H-42ZM10-80H44V-76H10Z', p.paper),
  )
