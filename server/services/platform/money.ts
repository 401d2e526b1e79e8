/**
 * The database stores money as whole cents; on the wire a price is a decimal (`19.99`). The cents of a currency with
 * fewer than two decimals, such as JPY, are still hundredths of its unit.
 */

/**
 * Converts a decimal price to whole cents without binary rounding errors: 0.1 + 0.2 is 30. Half a cent rounds up.
 * @throws RangeError if the input is not a finite number, or has more cents than a number represents exactly
 */
export function centsOf(price: number): number
export function centsOf(price: number | null | undefined): number | null
export function centsOf(price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null
  // Shifts the decimal point: 1.005 * 100 is less than 100.5, and would round down.
  const cents = Math.round(Number(`${price}e2`))
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${price} is not a price in whole cents`)
  return cents
}

/** The decimal price of whole cents. */
export const priceOf = (cents: number | null): number | null =>
  cents === null ? null : cents / 100
