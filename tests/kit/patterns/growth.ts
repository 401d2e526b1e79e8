import { type Attack, attacksOn } from './attacks'

/** How often the pump is repeated; the first ones stop before a pattern that grows faster than the square would take forever. */
const sizes = [24, 200, 1000, 8000]
/** A linear pattern takes a tenth of this for the largest text; a machine under load takes longer, but not always. */
const suspiciousMs = 15
const runs = 4
const maxRatio = 3

const textOf = ({ prefix, pump, suffix }: Attack, size: number) =>
  prefix + pump.repeat(size) + suffix

/** Finds every match, as replacing does. */
function timeOf(pattern: RegExp, text: string): number {
  const began = performance.now()
  pattern.lastIndex = 0
  text.replace(pattern, '')
  return performance.now() - began
}

/** The shortest of some runs: other work on the machine makes a run longer, never shorter. */
function minTimeOf(pattern: RegExp, text: string, enoughMs: number): number {
  let min = Infinity
  for (let run = 0; run < runs && min > enoughMs; run += 1)
    min = Math.min(min, timeOf(pattern, text))
  return min
}

/** The smallest of some ratios: other work on the machine makes one larger, but not all. */
function ratioOf(pattern: RegExp, attack: Attack, size: number): number {
  let min = Infinity
  for (let run = 0; run < runs && min > maxRatio; run += 1) {
    const whole = minTimeOf(pattern, textOf(attack, size), 0)
    min = Math.min(min, whole / minTimeOf(pattern, textOf(attack, size / 2), 0))
  }
  return min
}

/**
 * Finds a text for which the pattern takes more than twice as long when it doubles; null if there is none.
 */
export function growthOf(pattern: RegExp): { attack: Attack; ratio: number } | null {
  for (const attack of attacksOn(pattern)) {
    for (const size of sizes) {
      const text = textOf(attack, size)
      const time = minTimeOf(pattern, text, suspiciousMs)
      // Even the square of a text eight times as long would take less.
      if (time < suspiciousMs / 80 && size === sizes.at(-2)) break
      if (time <= suspiciousMs) continue
      const ratio = ratioOf(pattern, attack, size)
      if (ratio > maxRatio) return { attack, ratio }
    }
  }
  return null
}
