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
  // Rounded before its digits are counted: 99.999 has one more than it seems.
  const amount = Number(price.toPrecision(significant))
  const wholeDigits = String(Math.trunc(Math.abs(amount))).length
  const room = Math.min(2, Math.max(0, significant - wholeDigits))
  const cents = Number.isInteger(amount) ? 0 : room
  const digits = { minimumFractionDigits: cents, maximumFractionDigits: cents }
  const code = currency ?? 'USD'
  // `Intl` throws on what is not even shaped like a currency; the amount is still worth showing.
  if (!/^[a-z]{3}$/i.test(code)) {
    return `${new Intl.NumberFormat(locale, digits).format(amount)} ${code}`
  }
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...digits }).format(
    amount,
  )
}
