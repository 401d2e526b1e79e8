import { randomBytes } from 'node:crypto'
import type { CardVault } from '@server/ports/cardVault'
import { Refusal } from '@server/services/platform/refusal'
import { cardOf } from './tokens'

/** The sandbox's card details for our server. */
export const sandboxVault: CardVault = {
  retain: async (token) => {
    const card = cardOf(token)
    if (card === null) return null
    const { isGood: _, ...known } = card
    return known
  },
  tokenFor: async (token, gatewayId) => {
    if (cardOf(token)?.isGood !== true) {
      throw new Refusal('payment_gateway_failed', { detail: 'The gateway has declined the card.' })
    }
    return `${gatewayId}-${randomBytes(18).toString('base64url')}`
  },
  forget: async () => undefined,
}
