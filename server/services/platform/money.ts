/**
 * The database holds money as whole cents; on the wire a price is a decimal (`19.99`). The cents of a currency with
 * fewer decimals than two, such as JPY, are hundredths of its unit all the same.
 */

/**
 * Whole cents of a decimal price, without what binary fractions add to it: 0.1 + 0.2 is 30. Half a cent rounds up.
 * @throws RangeError for what is no number, or has more cents than a number counts exactly
 */
export function centsOf(price: number): number
export function centsOf(price: number | null | undefined): number | null
export function centsOf(price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null
  // Moves the point of the decimal: 1.005 * 100 is less than 100.5, and would round down.
  const cents = Math.round(Number(`${price}e2`))
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${price} is no price in whole cents`)
  return cents
}

/** The decimal price of whole cents. */
export const priceOf = (cents: number | null): number | null =>
  cents === null ? null : cents / 100
