import type { CardEnvironment } from '@contract/payments'

/** What a provider says of a card: never its number. */
export type VaultedCard = {
  /** As the provider names it: `visa`, `american_express`. */
  brand: string
  lastFour: string
  month: number | null
  year: number | null
}

/**
 * The provider that has the cards, asked by the server. Each of these throws `payment_gateway_failed` where the provider
 * cannot be reached, or says no.
 */
export type CardVault = {
  /** Has the provider keep what it has tokenised, and answers what it is; null where it knows no such token. */
  retain: (token: string) => Promise<VaultedCard | null>
  /** A token with which a payment gateway can charge the card. */
  tokenFor: (token: string, gatewayId: string) => Promise<string>
  /** Also where it is forgotten already. */
  forget: (token: string) => Promise<void>
}

/** By which of the deployment's providers has a card; null where the deployment names none. */
export type CardVaults = Record<CardEnvironment, CardVault | null>
