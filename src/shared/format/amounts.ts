import { formatter } from './formatters'

/**
 * An amount as it was charged, with all its decimals: for receipts and histories, where nothing is rounded for looks.
 * Null where there is none; a free booking costs nothing, and says so elsewhere.
 */
export function formatAmount(
  locale: string,
  amount: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  if (amount === null || amount === undefined) return null
  const code = currency ?? 'USD'
  // `Intl` throws on what is not even shaped like a currency; the amount is still worth showing.
  if (!/^[a-z]{3}$/i.test(code)) return `${formatter.number(locale, {}).format(amount)} ${code}`
  return formatter.number(locale, { style: 'currency', currency: code }).format(amount)
}

/** The same of an amount in cents. */
export function formatCents(
  locale: string,
  cents: number | null | undefined,
  currency: string | null | undefined,
): string | null {
  return formatAmount(locale, cents == null ? cents : cents / 100, currency)
}
