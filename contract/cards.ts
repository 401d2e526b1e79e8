/** What a provider of cards tells of its two fields: never what is in them. */
export type CardValidation = {
  /** As the provider names it: `visa`, `american_express`; null while it cannot be told. */
  cardType: string | null
  validNumber: boolean
  validCvv: boolean
  numberLength: number
  cvvLength: number
}

/** One thing that the provider has against a card: of which field, by which key, and in its own words. */
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
