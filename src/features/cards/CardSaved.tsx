import { Trans, useLingui } from '@lingui/react/macro'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import { savedCard } from '@machines/cards/addCard/selectors'
import { useSelector } from '@shared/useSelector'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import { strong } from '@ui/theme/typography.css'
import { useEffect, useRef } from 'react'
import { CardMark } from './CardMark'
import * as css from './cards.css'
import { useCardName } from './useCardName'

/** Confirms that the card was saved, and offers next steps. */
export function CardSaved({ addCard }: { addCard: AddCardActor }) {
  const { t } = useLingui()
  const card = useSelector(addCard, savedCard)
  const nameOf = useCardName()
  const here = useRef<HTMLElement>(null)
  // The pressed button is gone with the form.
  useEffect(() => here.current?.focus(), [])
  if (card === null) return null
  return (
    <section ref={here} tabIndex={-1} aria-label={t`Your card was added`} className={css.saved}>
      <Notice tone="success" title={t`Your card was added`} live />
      <div className={css.savedCard}>
        <CardMark type={card.card_brand} />
        <p className={strong}>{nameOf(card)}</p>
      </div>
      <div className={css.actions}>
        <Link to="/account/cards" className={buttonClass({ variant: 'primary' })}>
          <Trans>See your cards</Trans>
        </Link>
        <Button variant="secondary" onClick={() => addCard.send({ type: 'another.requested' })}>
          <Trans>Add another card</Trans>
        </Button>
      </div>
    </section>
  )
}
