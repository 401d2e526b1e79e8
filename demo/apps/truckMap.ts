import type { BuildingName } from '../buildings'
import { fill } from '../pictures/draw'
import { palettes } from '../pictures/palette'

/** The blocks around the plaza from above, water to the east, a numbered pin for each truck. */
export function drawTruckMap(building: BuildingName, pins: readonly [number, number][]): string {
  const { ink, glow } = palettes[building]
  const drawn = pins.map(
    ([x, y], index) =>
      `<path d="M${x} ${y}l-9-15h18z" fill="${ink}"/><circle cx="${x}" cy="${y - 22}" r="14" fill="${ink}"/>` +
      `<text x="${x}" y="${y - 17}" text-anchor="middle" fill="${glow}" font-size="15" font-weight="600" font-family="system-ui, sans-serif">${index + 1}</text>`,
  )
  return (fill('maps/trucks', building) ?? '').replace('</svg>', `${drawn.join('')}</svg>`)
}
