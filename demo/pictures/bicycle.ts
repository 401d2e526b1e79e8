import { mix, type Palette } from './palette'
import { at, circle, line, span } from './shapes'

/** A bicycle 200 wide at scale 1, its wheels standing on (0, 0); it looks to the right. */
export function bicycle(p: Palette, x: number, y: number, width: number, frame: string): string {
  const spokes = (cx: number) =>
    span(6)
      .map((i) => {
        const a = (Math.PI / 6) * i
        return `M${Math.round(cx - 38 * Math.cos(a))} ${Math.round(-40 - 38 * Math.sin(a))}L${Math.round(cx + 38 * Math.cos(a))} ${Math.round(-40 + 38 * Math.sin(a))}`
      })
      .join('')
  const wheel = (cx: number) =>
    circle(cx, -40, 38, 'none', `stroke="${p.ink}" stroke-width="5"`) +
    line(spokes(cx), mix(p.far, p.ink, 0.4), 1) +
    circle(cx, -40, 5, p.ink)
  return at(
    x,
    y,
    width / 200,
    wheel(-60),
    wheel(60),
    line('M-60-40L-30-96 34-96 0-40-60-40M-30-96L0-40M60-40L36-106', frame, 6.5),
    line('M-36-108H-14M-30-96L-33-108M36-106L32-116 50-118', p.ink, 6),
    circle(0, -40, 11, 'none', `stroke="${p.ink}" stroke-width="4"`),
    line('M0-40L9-26H16', p.ink, 4),
  )
}
