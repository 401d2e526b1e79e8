import type { CardError, CardResult, CardValidation } from '@contract/cards'
import type { CardEnvironment, PaymentMethod } from '@contract/payments'
import type { Failure } from '@machines/kernel/failure'
import { type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { type CardFields, type CheckedField, emptyFields } from './fields'

export type AddCardInput = {
  /** Prefix of the idempotency keys of all cards that are saved from this page. */
  keyPrefix: string
}

export type TokenMade = { token: string; environment: CardEnvironment }
export type SentCard = TokenMade & { key: string }

export type AddCardContext = MutationContext & {
  fields: CardFields
  validation: CardValidation | null
  touched: readonly CheckedField[]
  /** The token of the card; null before it exists, and after the input has changed. */
  made: TokenMade | null
  /** The provider's errors about the card. */
  errors: readonly CardError[]
  card: PaymentMethod | null
}

export const initialAddCard = ({ keyPrefix }: AddCardInput): AddCardContext => ({
  keyPrefix,
  fields: emptyFields,
  validation: null,
  touched: [],
  made: null,
  errors: [],
  card: null,
  mutation: mutations.initial,
})

/** The result for the page that embeds the app: a card, or the errors with the state of the fields. */
export function resultOf(context: AddCardContext): CardResult {
  const { card, made, errors, validation } = context
  const { failure } = context.mutation
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

/** An error of ours, in the form of the provider's errors. */
function ownError(failure: Failure): CardError {
  const key = failure.kind === 'refused' ? failure.code : failure.kind
  return { attribute: 'base', key: `errors.${key}`, message: 'The card could not be saved' }
}
