import type { Resource } from '@contract/bookings'
import { useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { formatPrice } from '@shared/format/prices'
import { useLocale } from '@shared/useLocale'

const minuteMs = 60_000

/** A number of minutes in words, such as `2 hours 30 minutes`. */
export const minutesInWords = (locale: string, minutes: number): string =>
  formatDuration(locale, new Date(0).toISOString(), new Date(minutes * minuteMs).toISOString()) ??
  ''

/** The price of a slot with its length: `$18 per 30 minutes`. */
export function useRate(): (space: Resource) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ price, currency_type: currency, slot_minutes: minutes }) => {
    const amount = formatPrice(locale, price, currency)
    if (amount === null) return t`Free`
    const duration = minutesInWords(locale, minutes)
    return t`${amount} per ${duration}`
  }
}
