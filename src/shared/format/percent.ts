import { formatter } from './formatters'

/** A fraction of one as a percentage: `40%`, `40 %`. */
export function formatPercent(locale: string, fraction: number): string {
  return formatter.number(locale, { style: 'percent', maximumFractionDigits: 0 }).format(fraction)
}
