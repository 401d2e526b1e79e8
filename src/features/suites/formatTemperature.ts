import { formatter } from '@shared/format/formatters'

/** One degree Celsius is a coarse step, so it gets a decimal. */
const digits = { F: 0, C: 1 } as const
const units = { F: 'fahrenheit', C: 'celsius' } as const

/** A temperature in its own unit: `72°F`, `21,5 °C`. */
export function formatTemperature(locale: string, value: number, unit: 'F' | 'C'): string {
  return formatter
    .number(locale, { style: 'unit', unit: units[unit], maximumFractionDigits: digits[unit] })
    .format(value)
}
