import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { formatPrice } from '@shared/format/prices'
import { useLocale } from '@shared/useLocale'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import * as css from './content.css'

/** An event without a price is free; for other items, no price means none is known. */
export const hasPrice = ({ price, start_at: startAt, type }: DetailItem): boolean =>
  Boolean(price) || Boolean(startAt) || type.startsWith('EVENT')

/** The price, as large as the button beside it. */
export function Price({ item }: { item: DetailItem }) {
  const price = formatPrice(useLocale(), item.price, item.currency_type)
  if (!hasPrice(item)) return null
  return (
    <span>
      <VisuallyHidden>
        <Trans>Price</Trans>
      </VisuallyHidden>{' '}
      <span className={css.price} suppressHydrationWarning>
        {price ?? <Trans>Free</Trans>}
      </span>
    </span>
  )
}
