import { formatter } from './formatters'

const significant = 4
/** Currencies with three decimals (ISO 4217). `Intl` knows them, too, but a formatter takes long on slow phones. */
const threeDecimals = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i

/**
 * Prices on tiles and detail pages, with at most four significant digits; only decimals are
 * dropped, and whole amounts have no cents. Null if there is no price.
 */
export function formatPrice(
  locale: string,
  price: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (price === null || price === undefined || price === 0) return null
  const amount = shownAmount(price)
  const wholeDigits = String(Math.trunc(Math.abs(amount))).length
  const code = currency ?? 'USD'
  const decimals = threeDecimals.test(code) ? 3 : 2
  const cents = Number.isInteger(amount)
    ? 0
    : Math.min(decimals, Math.max(0, significant - wholeDigits))
  const options = { minimumFractionDigits: cents, maximumFractionDigits: cents }
  // `Intl` throws on a malformed currency code; the amount is still worth showing.
  if (!/^[a-z]{3}$/i.test(code))
    return `${formatter.number(locale, options).format(amount)} ${code}`
  return formatter.number(locale, { style: 'currency', currency: code, ...options }).format(amount)
}

/**
 * Rounds decimals before counting digits, because 99.999 becomes 100; never rounds the integer
 * part.
 */
function shownAmount(price: number): number {
  const fillsAllDigits = Math.abs(price) >= 10 ** (significant - 1)
  return fillsAllDigits ? Math.round(price) : Number(price.toPrecision(significant))
}
