/** `MM/YY`. */
export const expiryLength = 5

/**
 * Normalises typed or autofilled text to `MM/YY`: `5` becomes `05`, `13` becomes `01/3`, and of a
 * four-digit year the last two digits are used. The slash appears with the first digit of the year,
 * so that it can be deleted.
 */
export function normaliseExpiry(input: string): string {
  const [before = '', ...after] = input.split('/')
  const month = before.replaceAll(/\D/g, '')
  const hasSlash = after.length > 0
  const isWhole = hasSlash && month.length === 1 && month !== '0'
  const padded = isWhole || /^[2-9]|^1[3-9]/.test(month) ? `0${month}` : month
  const rest = padded.slice(2) + after.join('').replaceAll(/\D/g, '')
  const year = /^20\d{2}/.test(rest) ? rest.slice(2) : rest
  // The third digit of a four-digit year stays until the fourth is typed.
  const digits = /^20\d$/.test(year) ? 3 : 2
  return year === '' ? padded.slice(0, 2) : `${padded.slice(0, 2)}/${year.slice(0, digits)}`
}

/**
 * Month and year in the form that providers expect: a year of fewer than four digits is in this
 * century.
 */
export function monthAndYear(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split('/')
  return { month, year: year.length < 4 ? `20${year}` : year }
}

export function isExpiry(expiry: string): boolean {
  const month = Number(expiry.slice(0, 2))
  return expiry.length === expiryLength && month >= 1 && month <= 12
}
