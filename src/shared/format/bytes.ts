import { formatter } from './formatters'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1024

/** A human-readable size: `5 MB`, `312 kB`. */
export function formatBytes(locale: string, bytes: number): string {
  let amount = bytes
  let unit = 0
  while (amount >= step && unit < units.length - 1) {
    amount /= step
    unit += 1
  }
  return formatter
    .number(locale, {
      style: 'unit',
      unit: units[unit] ?? 'byte',
      unitDisplay: unit === 0 ? 'long' : 'short',
      maximumFractionDigits: unit < 2 ? 0 : 1,
    })
    .format(amount)
}
