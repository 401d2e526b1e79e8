/** Prices on tiles and detail pages: at most four significant digits (C2). Null where there is none. */
export function formatPrice(
  locale: string,
  price: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (price === null || price === undefined || price === 0) return null
  const isWhole = Number.isInteger(price)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'USD',
    maximumSignificantDigits: 4,
    ...(isWhole && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(price)
}
