/** `MM/YY`. */
export const expiryLength = 5

/**
 * What was typed or filled in, as `MM/YY`: `5` is `05`, `13` is `01/3`, and of a year in full its end is taken.
 * The slash comes with the first digit of the year, so that it can be deleted again.
 */
export function normaliseExpiry(input: string): string {
  const [before = '', ...after] = input.split('/')
  const month = before.replaceAll(/\D/g, '')
  const hasSlash = after.length > 0
  const isWhole = hasSlash && month.length === 1 && month !== '0'
  const padded = isWhole || /^[2-9]|^1[3-9]/.test(month) ? `0${month}` : month
  const rest = padded.slice(2) + after.join('').replaceAll(/\D/g, '')
  const year = /^20\d{2}/.test(rest) ? rest.slice(2) : rest
  // The third digit of a year in full stays until its fourth comes.
  const digits = /^20\d$/.test(year) ? 3 : 2
  return year === '' ? padded.slice(0, 2) : `${padded.slice(0, 2)}/${year.slice(0, digits)}`
}

/** As providers want it: a year of fewer than four digits is one of this century. */
export function monthAndYear(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split('/')
  return { month, year: year.length < 4 ? `20${year}` : year }
}

export function isExpiry(expiry: string): boolean {
  const month = Number(expiry.slice(0, 2))
  return expiry.length === expiryLength && month >= 1 && month <= 12
}
