/** Degrees. A dial is open at its bottom: it goes from half past seven to half past four. */
const begin = 135
export const sweep = 270
export const size = 320
const centre = size / 2

/** A value as a fraction of the range, 0 to 1. */
export const shareOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

/** Degrees, clockwise from three o'clock. */
export const angleOf = (share: number): number => begin + share * sweep

const rounded = (value: number) => Math.round(value * 100) / 100

export function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = (angleOf(share) * Math.PI) / 180
  return {
    x: rounded(centre + radius * Math.cos(angle)),
    y: rounded(centre + radius * Math.sin(angle)),
  }
}

/** An SVG path of the arc between two fractions, clockwise. */
export function arc(from: number, to: number, radius: number): string {
  const [low, high] = from <= to ? [from, to] : [to, from]
  const [a, b] = [pointAt(low, radius), pointAt(high, radius)]
  const isLarge = (high - low) * sweep > 180 ? 1 : 0
  return `M ${a.x} ${a.y} A ${radius} ${radius} 0 ${isLarge} 1 ${b.x} ${b.y}`
}

/** The fraction nearest to a point in a square of this side; in the gap, the nearer end. */
export function shareAt(x: number, y: number, side: number): number {
  const angle = (Math.atan2(y - side / 2, x - side / 2) * 180) / Math.PI
  const along = (((angle - begin) % 360) + 360) % 360
  if (along <= sweep) return along / sweep
  return along - sweep < (360 - sweep) / 2 ? 1 : 0
}
