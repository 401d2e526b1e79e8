import { type Attack, attacksOn } from './attacks'
import { stepCounter } from './steps'

type Sizes = readonly [small: number, medium: number, large: number]
/** Numbers of repetitions, each twice the one before. A counted repetition stops growing at its number. */
const sizes: readonly [Sizes, ...Sizes[]] = [
  [10, 20, 40],
  [200, 400, 800],
  [1000, 2000, 4000],
]
/** Steps between two sizes double with the size if they are in proportion to it; if to its square, they grow fourfold. */
const maxRatio = 3

function ratioOf(
  steps: (text: string) => number,
  { prefix, pump, suffix }: Attack,
  [small, medium, large]: Sizes,
): number {
  const count = (size: number) => steps(prefix + pump.repeat(size) + suffix)
  const most = count(large)
  if (most === Infinity) return Infinity
  // The square of what is repeated is more than this.
  if (most < large * 8) return 1
  const middle = count(medium)
  return (most - middle) / (middle - count(small))
}

/** So many texts with the same pump are tried further, if they grow at first: they differ in how they end. */
const maxAlike = 4

/**
 * Finds a text for which the pattern takes more than twice as many steps when it doubles; null if there is none.
 */
export function growthOf(pattern: RegExp): { attack: Attack; ratio: number } | null {
  const steps = stepCounter(pattern)
  const [first, ...larger] = sizes
  const suspects = new Map<string, number>()
  for (const attack of attacksOn(pattern)) {
    if (ratioOf(steps, attack, first) <= maxRatio) continue
    const alike = (suspects.get(attack.pump) ?? 0) + 1
    suspects.set(attack.pump, alike)
    if (alike > maxAlike) continue
    const ratios = larger.map((three) => ratioOf(steps, attack, three))
    if (ratios.every((ratio) => ratio > maxRatio)) return { attack, ratio: Math.min(...ratios) }
  }
  return null
}
