import type { CardVault } from '@server/ports/cardVault'
import { Refusal } from '@server/services/platform/refusal'

type Card = { brand: string; lastFour: string; month: number; year: number; isGood: boolean }

/** A provider of cards that contains those a test has tokenized. */
export function openProvider() {
  const cards = new Map<string, Card>()
  const vault: CardVault = {
    retain: async (token) => {
      const card = cards.get(token)
      if (card === undefined) return null
      const { isGood: _, ...known } = card
      return known
    },
    tokenFor: async (token, gatewayId) => {
      if (cards.get(token)?.isGood !== true) throw new Refusal('payment_gateway_failed')
      return `${gatewayId}-${crypto.randomUUID()}`
    },
    forget: async () => undefined,
  }
  return {
    vault,
    tokenise: (card: Card) => {
      const token = `card-${crypto.randomUUID()}`
      cards.set(token, card)
      return token
    },
  }
}
