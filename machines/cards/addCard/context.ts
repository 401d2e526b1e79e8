import type { CardError, CardResult, CardValidation } from '@contract/cards'
import type { CardEnvironment, PaymentMethod } from '@contract/payments'
import type { Failure } from '@machines/kernel/failure'
import { type CardFields, type CheckedField, emptyFields } from './fields'

export type AddCardInput = {
  /** With it begin the idempotency keys of all cards that are saved from this page. */
  keyPrefix: string
}

export type TokenMade = { token: string; environment: CardEnvironment }
export type SentCard = TokenMade & { key: string }

export type AddCardContext = AddCardInput & {
  fields: CardFields
  validation: CardValidation | null
  touched: readonly CheckedField[]
  /** What the provider has made of the card; null before, and once something else is typed. */
  made: TokenMade | null
  /** What the provider has against the card. */
  errors: readonly CardError[]
  /** Why the provider did not answer, or the card could not be kept. */
  failure: Failure | null
  card: PaymentMethod | null
  /** Part of the idempotency key: each token gets its own, whatever becomes of it. */
  intentId: number
}

export const initialAddCard = ({ keyPrefix }: AddCardInput, intentId = 0): AddCardContext => ({
  keyPrefix,
  fields: emptyFields,
  validation: null,
  touched: [],
  made: null,
  errors: [],
  failure: null,
  card: null,
  intentId,
})

/** The result for the page that embeds the app: a card, or the errors with the state of the fields. */
export function resultOf({ card, made, errors, failure, validation }: AddCardContext): CardResult {
  if (card !== null && made !== null) {
    const { id, card_last_four, card_brand, payment_token } = card
    return {
      saved: true,
      token: made.token,
      payment_method: { id, card_last_four, card_brand, payment_token },
    }
  }
  const own = failure === null ? [] : [ownError(failure)]
  return { saved: false, errors: [...errors, ...own], validation }
}

/** What went wrong on our side, in the form of the provider's errors. */
function ownError(failure: Failure): CardError {
  const key = failure.kind === 'refused' ? failure.code : failure.kind
  return { attribute: 'base', key: `errors.${key}`, message: 'The card could not be saved' }
}
