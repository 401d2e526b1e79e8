import type { BuildingName } from '../buildings'
import { mix, palettes } from '../pictures/palette'
import { circle, line, path, poly, rect } from '../pictures/shapes'

/** The blocks around the plaza from above, water to the east, a numbered pin for each truck. */
export function drawTruckMap(building: BuildingName, pins: readonly [number, number][]): string {
  const p = palettes[building]
  const ground = mix(p.paper, p.far, 0.18)
  const block = mix(p.paper, p.far, 0.5)
  const blocks = [
    rect(-10, -10, 190, 84, block, 'rx="6"'),
    rect(200, -10, 150, 84, block, 'rx="6"'),
    rect(-10, 94, 120, 100, block, 'rx="6"'),
    rect(130, 94, 90, 100, block, 'rx="6"'),
    rect(-10, 214, 100, 120, block, 'rx="6"'),
    rect(110, 236, 110, 110, block, 'rx="6"'),
    rect(370, -10, 120, 84, block, 'rx="6"'),
    rect(440, 130, 70, 80, block, 'rx="6"'),
  ]
  const name = (x: number, y: number, text: string, { turn = 0, fill = p.near } = {}) =>
    `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})" fill="${fill}" font-size="12" font-family="system-ui, sans-serif">${text}</text>`
  const drawn = pins.map(
    ([x, y], index) =>
      path(`M${x} ${y}l-9-15h18z`, p.ink) +
      circle(x, y - 22, 14, p.ink) +
      `<text x="${x}" y="${y - 17}" text-anchor="middle" fill="${p.glow}" font-size="15" font-weight="600" font-family="system-ui, sans-serif">${index + 1}</text>`,
  )
  return `<svg viewBox="0 0 648 324" role="img" aria-label="A map of the blocks around One Meridian Plaza; the list below says where each number stands.">${
    rect(0, 0, 648, 324, ground) +
    poly(
      [
        [560, -10],
        [660, -10],
        [660, 340],
        [612, 340],
        [578, 190],
      ],
      p.water,
    ) +
    path('M500 340Q534 230 524 130T530 -10H556Q552 120 566 190T600 340Z', p.leaf) +
    blocks.join('') +
    line('M616 60h30M620 84h26M628 140h20', p.paper, 2, 'opacity=".6"') +
    rect(232, 94, 190, 180, mix(p.glow, p.paper, 0.4), 'rx="10"') +
    poly(
      [
        [262, 112],
        [352, 112],
        [352, 184],
        [262, 184],
      ],
      p.near,
    ) +
    poly(
      [
        [352, 112],
        [366, 122],
        [366, 194],
        [276, 194],
        [262, 184],
        [352, 184],
      ],
      p.ink,
    ) +
    `<text x="307" y="152" text-anchor="middle" fill="${p.paper}" font-size="13" font-weight="600" font-family="system-ui, sans-serif">One Meridian</text>` +
    circle(300, 240, 16, p.water) +
    circle(300, 240, 7, p.paper) +
    name(14, 90, 'State Street') +
    name(12, 210, 'Water Street') +
    name(432, 88, 'Pearl Street') +
    name(538, 316, 'Greenway', { turn: -72, fill: p.paper }) +
    name(576, 34, 'Long Wharf', { fill: p.paper }) +
    drawn.join('')
  }</svg>`
}
