import { formatter } from './formatters'

const minuteMs = 60_000
const steps = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const

/**
 * Time until a moment, in the largest unit of which at least two remain: `in 90 minutes`, `in 3
 * hours`.
 */
export function untilThen(locale: string, at: number, now: number): string {
  const left = Math.max(at - now, minuteMs)
  const { unit, ms } = steps.find((step) => left >= 2 * step.ms) ?? steps[2]
  return formatter.relative(locale, { numeric: 'always' }).format(Math.round(left / ms), unit)
}
