const significant = 4

/**
 * Prices on tiles and detail pages: at most four significant digits (C2), whole amounts without cents.
 * Null where there is none.
 */
export function formatPrice(
  locale: string,
  price: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (price === null || price === undefined || price === 0) return null
  const wholeDigits = String(Math.trunc(Math.abs(price))).length
  const room = Math.min(2, Math.max(0, significant - wholeDigits))
  const cents = Number.isInteger(price) ? 0 : room
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'USD',
    ...(wholeDigits > significant
      ? { maximumSignificantDigits: significant }
      : { minimumFractionDigits: cents, maximumFractionDigits: cents }),
  }).format(price)
}
