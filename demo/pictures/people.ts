import { mix, type Palette } from './palette'
import { circle, line, n, oval, type Point, path, poly, trace } from './shapes'

type Limb = readonly [Point, Point, Point]
type Posture = {
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
  sink?: number
  lean?: number
}

const hips: readonly [Point, Point] = [
  [-4, -49],
  [4, -49],
]
const shoulders: readonly [Point, Point] = [
  [-8.5, -76],
  [8.5, -76],
]
const legs = (a: Point, b: Point, c: Point, d: Point): [Limb, Limb] => [
  [hips[0], a, b],
  [hips[1], c, d],
]
const arms = (a: Point, b: Point, c: Point, d: Point): [Limb, Limb] => [
  [shoulders[0], a, b],
  [shoulders[1], c, d],
]
const straight = legs([-5, -25], [-5.5, -3], [5, -25], [6, -3])
const hanging = arms([-12.5, -62], [-12, -49], [12.5, -62], [12, -49])

/** A figure is 100 high, its feet at 0; it looks to the right where it looks to a side. */
const postures = {
  stand: { legs: straight, arms: hanging },
  walk: {
    legs: legs([-2, -27], [-14, -5], [7, -27], [12, -3]),
    arms: arms([-15, -63], [-17, -51], [12, -62], [18, -52]),
  },
  run: {
    legs: legs([-9, -30], [-27, -23], [13, -34], [9, -10]),
    arms: arms([-19, -68], [-13, -57], [14, -62], [25, -68]),
    lean: 8,
  },
  cup: { legs: straight, arms: arms([-12.5, -62], [-12, -49], [14, -61], [20, -70]) },
  hold: { legs: straight, arms: arms([-13, -60], [1, -59], [13, -60], [7, -58]) },
  reach: { legs: straight, arms: arms([-12.5, -62], [-12, -49], [17, -86], [24, -99]) },
  point: { legs: straight, arms: arms([-12.5, -62], [-10, -50], [20, -74], [33, -80]) },
  cheer: { legs: straight, arms: arms([-16, -88], [-17, -104], [16, -88], [17, -104]) },
  serve: { legs: straight, arms: arms([-12, -61], [2, -58], [16, -62], [27, -60]) },
  warrior: {
    legs: legs([-19, -25], [-33, -3], [20, -33], [22, -3]),
    arms: arms([-22, -74], [-36, -75], [22, -74], [36, -75]),
    sink: 13,
  },
  tree: {
    legs: legs([-2, -25], [-1, -3], [18, -40], [1, -28]),
    arms: arms([-11, -94], [-1.5, -110], [11, -94], [1.5, -110]),
  },
  sit: {
    legs: legs([18, -46], [18, -21], [23, -47], [24, -21]),
    arms: arms([-7, -62], [8, -55], [12, -61], [22, -57]),
    sink: 20,
  },
  read: {
    legs: legs([18, -46], [18, -21], [23, -47], [24, -21]),
    arms: arms([-5, -62], [14, -64], [12, -61], [21, -67]),
    sink: 20,
  },
  kneel: {
    legs: legs([-3, -26], [-23, -24], [18, -45], [17, -24]),
    arms: arms([-4, -62], [16, -60], [15, -63], [26, -60]),
    sink: 22,
    lean: 10,
  },
  bass: { legs: straight, arms: arms([-17, -80], [-7, -92], [17, -64], [4, -55]) },
  horn: { legs: straight, arms: arms([4, -66], [17, -77], [17, -68], [22, -76]), lean: -4 },
} satisfies Record<string, Posture>

export type Pose = keyof typeof postures
export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curls' | 'cap'

const hairShapes: Record<Hair, string> = {
  short: 'M-7.2-89Q-9-100 0-100 9-100 7.2-90 5-95 0-95.5-6-95-7.2-89Z',
  bob: 'M-8.5-82Q-11-101 0-101 11-101 8.5-82L5.5-83Q7-93 2-95-5-95-5.5-82Z',
  bun: 'M-7.2-88Q-9-100 0-100 9-100 7.2-91 5-95 0-95.5-6-95-7.2-88ZM-10-99a4.2 4.2 0 1 1 6-3Z',
  long: 'M-8-70Q-13-101 0-101 12-101 8-84 7-94 1-95.5-4-94-4-70Z',
  curls:
    'M-8-86a4.6 4.6 0 0 1-.6-8.4A5 5 0 0 1-2-101a5 5 0 0 1 6.5 1A4.6 4.6 0 0 1 9-93a4 4 0 0 1-1.5 6Q7-94 0-95-6-94-8-86Z',
  cap: 'M-7.5-90Q-8-100.5 0-100.5 7-100.5 7.5-93L13-92 12-90.500Z',
}

export type Look = {
  top: string
  bottom?: string
  skin?: 0 | 1 | 2
  hair?: 0 | 1 | 2
  cut?: Hair
  pose?: Pose
  /** Looks to the left. */
  flip?: boolean
  /** Seen from behind: hair all over the head. */
  back?: boolean
  skirt?: boolean
  apron?: string
}

const limb = (points: Limb, colour: string, width: number) => line(trace(points), colour, width)

/** Somebody whose feet stand at (x, y), `height` high. */
export function person(p: Palette, x: number, y: number, height: number, look: Look): string {
  const posture: Posture = postures[look.pose ?? 'stand']
  const bottom = look.bottom ?? p.ink
  const skin = p.skins[look.skin ?? 0]
  const hair = p.hairs[look.hair ?? 0]
  const shade = mix(look.top, p.ink, 0.28)
  const [farLeg, nearLeg] = posture.legs
  const [farArm, nearArm] = posture.arms
  const shoe = ([, , [fx, fy]]: Limb) =>
    line(`M${n(fx - 1)} ${n(fy + 1)}h5.5`, mix(p.ink, '#000000', 0.25), 4.6)
  const hand = ([, , [hx, hy]]: Limb) => circle(hx, hy, 3, skin)
  const body =
    limb(farLeg, mix(bottom, p.ink, 0.4), 8.4) +
    shoe(farLeg) +
    limb(nearLeg, bottom, 8.4) +
    shoe(nearLeg) +
    `<g transform="rotate(${posture.lean ?? 0} 0 -49)">` +
    limb(farArm, shade, 6.2) +
    hand(farArm) +
    path('M-3-86H3V-76H-3Z', mix(skin, p.ink, 0.25)) +
    path('M-12-75Q-10-80.5-3-80.500H3Q10-80.5 12-75L8.5-45H-8.500Z', look.top) +
    path('M2-80.500H3Q10-80.5 12-75L8.5-45H3Z', p.ink, 'opacity=".2"') +
    (look.skirt
      ? poly(
          [
            [-8.5, -50],
            [8.5, -50],
            [13, -24],
            [-13, -24],
          ],
          look.top,
        ) +
        poly(
          [
            [3, -50],
            [8.5, -50],
            [13, -24],
            [5, -24],
          ],
          p.ink,
          'opacity=".2"',
        )
      : '') +
    (look.apron ? path('M-7-70H7L9-30H-9Z', look.apron) : '') +
    oval(0, -90, 6.6, 8, skin) +
    (look.back
      ? oval(0, -91, 7.2, 8.2, hair)
      : path('M1.5-82.200A6.6 8 0 0 0 5-95.500Q2-90 1.5-82.200Z', p.ink, 'opacity=".14"')) +
    path(hairShapes[look.cut ?? 'short'], hair) +
    limb(nearArm, mix(look.top, p.ink, 0.1), 6.2) +
    hand(nearArm) +
    '</g>'
  const scale = height / 100
  const sink = (posture.sink ?? 0) * scale
  return `<g transform="translate(${n(x)} ${n(y + sink)}) scale(${n2(look.flip ? -scale : scale)} ${n2(scale)})">${body}</g>`
}

const n2 = (value: number) => String(Math.round(value * 1000) / 1000)

/** A head and shoulders from behind, for audiences in the foreground. */
export function fromBehind(
  p: Palette,
  x: number,
  y: number,
  size: number,
  top: string,
  hair: string,
  cut: 'round' | 'bun' | 'bob' = 'round',
): string {
  const s = size / 40
  return (
    path(
      `M${n(x - 34 * s)} ${n(y + 60 * s)}Q${n(x - 32 * s)} ${n(y + 20 * s)} ${n(x)} ${n(y + 18 * s)}T${n(x + 34 * s)} ${n(y + 60 * s)}Z`,
      top,
    ) +
    path(
      `M${n(x + 6 * s)} ${n(y + 18 * s)}Q${n(x + 32 * s)} ${n(y + 20 * s)} ${n(x + 34 * s)} ${n(y + 60 * s)}H${n(x + 10 * s)}Z`,
      p.ink,
      'opacity=".24"',
    ) +
    oval(x, y, 14 * s, 17 * s, hair) +
    (cut === 'bun' ? circle(x, y - 19 * s, 8 * s, hair) : '') +
    (cut === 'bob'
      ? path(
          `M${n(x - 16 * s)} ${n(y + 18 * s)}Q${n(x - 18 * s)} ${n(y - 20 * s)} ${n(x)} ${n(y - 18 * s)}T${n(x + 16 * s)} ${n(y + 18 * s)}Z`,
          hair,
        )
      : '')
  )
}
