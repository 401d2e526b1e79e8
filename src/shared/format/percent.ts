import { formatter } from './formatters'

/** A part of one as people write it: `40%`, `40 %`. */
export function formatPercent(locale: string, fraction: number): string {
  return formatter.number(locale, { style: 'percent', maximumFractionDigits: 0 }).format(fraction)
}
