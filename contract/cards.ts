/** What a card provider reports about its two fields: never their values. */
export type CardValidation = {
  /** As the provider names it: `visa`, `american_express`; null while unknown. */
  cardType: string | null
  validNumber: boolean
  validCvv: boolean
  numberLength: number
  cvvLength: number
}

/**
 * One validation error of the provider: the field, the error's key, and the provider's own message.
 */
export type CardError = { attribute: string; key: string; message: string }

/** The result of adding a card, for the page that embeds the app. */
export type CardResult =
  | {
      saved: true
      token: string
      payment_method: {
        id: string
        card_last_four: string
        card_brand: string
        payment_token: string
      }
    }
  | { saved: false; errors: CardError[]; validation: CardValidation | null }
