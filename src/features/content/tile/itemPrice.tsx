import type { ContentItem } from '@contract/content'
import { Trans } from '@lingui/react/macro'
import { formatPrice } from '@shared/format/prices'
import type { ReactNode } from 'react'

/** The price of an item, or that an event is free; null if neither is known. */
export const itemPrice = (
  locale: string,
  { price, currency_type: currency, type }: ContentItem,
): ReactNode =>
  formatPrice(locale, price, currency) ?? (type.startsWith('EVENT') ? <Trans>Free</Trans> : null)
