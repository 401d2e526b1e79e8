import { formatter } from './formatters'

/**
 * A charged amount with all its decimals, for receipts and histories; never rounded. Null if there
 * is no amount, as for a free booking.
 */
export function formatAmount(
  locale: string,
  amount: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (amount === null || amount === undefined) return null
  const code = currency ?? 'USD'
  // `Intl` throws on a malformed currency code; the amount is still worth showing.
  if (!/^[a-z]{3}$/i.test(code)) return `${formatter.number(locale, {}).format(amount)} ${code}`
  return formatter.number(locale, { style: 'currency', currency: code }).format(amount)
}

/** Like `formatAmount`, for an amount in cents. */
export function formatCents(
  locale: string,
  cents: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  return formatAmount(locale, cents == null ? cents : cents / 100, currency)
}
