import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { formatPrice } from '@shared/format/prices'
import { useLocale } from '@shared/useLocale'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import * as css from './content.css'

/** An event without a price is free; nothing else says so. */
export const hasPrice = ({ price, start_at: startAt, type }: DetailItem): boolean =>
  Boolean(price) || Boolean(startAt) || type.startsWith('EVENT')

/** What it costs, as large as what there is to press beside it. */
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
