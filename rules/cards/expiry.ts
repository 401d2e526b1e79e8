import { asciiDigits } from '@contract/digits'

const whole = /^(?:0[1-9]|1[0-2])\/\d\d$/
const isMonth = (digits: string) => /^(?:0?[1-9]|1[0-2])$/.test(digits)
const written = (month: string, year: string) => `${month.padStart(2, '0')}/${year}`

/**
 * Normalises typed or autofilled text to `MM/YY`. A whole date may be month first or year first, with or without a
 * separator, in digits of any script. While it is typed, `5` becomes `05`, and `13` becomes `01/3`; the slash appears with
 * the first digit of the year, so that it can be deleted. What is no month of a year stays as it is: it must not become
 * another date that looks valid.
 */
export function normaliseExpiry(input: string): string {
  const text = asciiDigits(input)
    .replaceAll(/[^\d/.-]+/g, ' ')
    .trim()
  const [first, second, ...more] = text.match(/\d+/g) ?? []
  if (first === undefined) return ''
  if (more.length > 0) return text
  return (second === undefined ? single(first, text) : separated(first, second)) ?? text
}

function single(digits: string, text: string): string | null {
  const [, year = '', month = ''] = /^20(\d\d)(\d\d)$/.exec(digits) ?? []
  if (isMonth(month)) return written(month, year)
  const [, start, rest = ''] = /^(0\d|1[0-2])(\d*)$/.exec(digits) ?? []
  if (start !== undefined) return isSurplus(rest) ? null : monthFirst(start, rest)
  if (/^1[3-9]$/.test(digits)) return written('1', digits.slice(1))
  if (digits.length > 1) return null
  const isMonthEnded = text.startsWith(digits) && text !== digits && digits !== '0'
  return /[2-9]/.test(digits) || isMonthEnded ? `0${digits}` : null
}

function separated(first: string, second: string): string | null {
  if (isMonth(first)) return monthFirst(first, second)
  const [, year] = /^(?:20)?(\d\d)$/.exec(first) ?? []
  return year !== undefined && isMonth(second) ? written(second, year) : null
}

function monthFirst(month: string, year: string): string | null {
  if (year === '') return month.padStart(2, '0')
  // The third digit of a four-digit year stays until the fourth is typed.
  if (year.length < 3 || /^20\d$/.test(year)) return written(month, year)
  if (/^20\d{2,3}$/.test(year)) return written(month, year.slice(2, 4))
  return isSurplus(year) ? written(month, year.slice(0, 2)) : null
}

/** Two digits of a year, and one that is typed behind them. */
const isSurplus = (year: string) => year.length === 3 && !year.startsWith('20')

/**
 * Month and year in the form that providers expect: a year of fewer than four digits is in this
 * century.
 */
export function monthAndYear(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split('/')
  return { month, year: year.length < 4 ? `20${year}` : year }
}

export const isExpiry = (expiry: string): boolean => whole.test(expiry)
