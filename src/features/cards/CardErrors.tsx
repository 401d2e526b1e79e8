import type { CardError } from '@contract/cards'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AddCardActor } from '@machines/cards/addCard/machine'
import { errorsOf, failureOf } from '@machines/cards/addCard/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useSelector } from '@shared/useSelector'
import { Notice } from '@ui/notice/Notice'
import * as css from './cards.css'

/** All errors of the card, from the provider or from our server. */
export function CardErrors({ addCard }: { addCard: AddCardActor }) {
  const { t } = useLingui()
  const errors = useSelector(addCard, errorsOf)
  const failure = useSelector(addCard, failureOf)
  const textOf = useErrorText()
  if (errors.length > 0) {
    const messages = [...new Set(errors.map(textOf))]
    return (
      <Notice tone="danger" title={t`Your card wasn’t accepted`} live>
        <ul className={css.errors}>
          {messages.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (failure === null) return null
  return (
    <Notice tone="danger" title={t`We couldn’t save your card`} live>
      {isRefusedWith(failure, 'too_many_payment_methods') ? (
        <Trans>You’ve reached the card limit. Remove one to add another.</Trans>
      ) : isRefusedWith(failure, 'too_many_requests') ? (
        <Trans>Too many attempts. Wait a while, then try again.</Trans>
      ) : isRefusedWith(failure, 'payment_method_unknown', 'payment_gateway_failed') ? (
        <Trans>The card service didn’t confirm your card. Please try again.</Trans>
      ) : failure.kind === 'timeout' ? (
        <Trans>
          The card service took too long. What you typed is still here. Please try again.
        </Trans>
      ) : (
        <Trans>What you typed is still here. Please try again.</Trans>
      )}
    </Notice>
  )
}

/** A provider's error in the page's language; the provider's own message if it is unknown. */
function useErrorText(): (error: CardError) => string {
  const { t } = useLingui()
  return ({ attribute, key, message }) => {
    const isBlank = key === 'errors.blank'
    switch (`${attribute} ${key}`) {
      case 'first_name errors.blank':
        return t`Enter the first name on the card`
      case 'last_name errors.blank':
        return t`Enter the last name on the card`
      case 'number errors.blank':
        return t`Enter the card number`
      case 'number errors.invalid':
        return t`That’s not a valid card number`
      case 'year errors.expired':
      case 'month errors.expired':
        return t`This card has expired`
      default:
    }
    if (attribute === 'verification_value' || attribute === 'cvv') {
      return isBlank ? t`Enter the CVV` : t`That’s not a valid CVV for this card`
    }
    if (attribute === 'month' || attribute === 'year') return t`Invalid Exp. Date`
    return key === 'errors.unknown_error' || message === ''
      ? t`The card service couldn’t process your card. Please try again.`
      : message
  }
}
