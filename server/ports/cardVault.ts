import type { CardEnvironment } from '@contract/payments'

/** The provider's description of a card, without its number. */
export type VaultedCard = {
  /** The provider's name of the brand: `visa`, `american_express`. */
  brand: string
  lastFour: string
  month: number | null
  year: number | null
}

/**
 * The provider that stores the cards, called by the server. Each function throws `payment_gateway_failed` if the
 * provider is unreachable or refuses.
 */
export type CardVault = {
  /** Has the provider retain a tokenized card, and returns its description; null for an unknown token. */
  retain: (token: string) => Promise<VaultedCard | null>
  /** A token that a payment gateway can charge the card with. */
  tokenFor: (token: string, gatewayId: string) => Promise<string>
  /** Succeeds for a forgotten card, too. */
  forget: (token: string) => Promise<void>
}

/** Card environment → provider; null if the deployment configures none. */
export type CardVaults = Record<CardEnvironment, CardVault | null>
