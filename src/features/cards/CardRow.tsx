import type { PaymentMethod } from '@contract/payments'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CardsActor } from '@machines/cards/cards/machine'
import * as rows from '@shared/rowList.css'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { figures, muted, small } from '@ui/theme/typography.css'
import { CardMark } from './CardMark'
import * as css from './cards.css'
import { useCardName } from './useCardName'

/** One card: its brand and number, its expiry, and a button to remove it. */
export function CardRow({ card, cards }: { card: PaymentMethod; cards: CardsActor }) {
  const { t } = useLingui()
  const name = useCardName()(card)
  const { card_month: month, card_year: year } = card
  const end = month && year ? `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` : null
  return (
    <li className={rows.row}>
      <span className={cx(rows.mark, css.rowMark)}>
        <CardMark type={card.card_brand} />
      </span>
      <div className={rows.textBlock}>
        <h2 className={rows.title}>{name}</h2>
        {end !== null && (
          <p className={cx(small, muted, figures)}>
            <Trans>Expires {end}</Trans>
          </p>
        )}
      </div>
      <div className={rows.aside}>
        <Button
          variant="ghost"
          aria-label={t`Remove ${name}`}
          onClick={() => cards.send({ type: 'remove.pressed', card })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}
