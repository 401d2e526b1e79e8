import type { BrowserDeployment, CardProvider } from '@contract/deployment'
import type { CardEnvironment } from '@contract/payments'

/** Who tokenises a card: the provider for production where a flag forces it and there is one, else the usual one. */
export function chooseProvider(
  { cards }: Pick<BrowserDeployment, 'cards'>,
  isProductionForced: boolean,
): { provider: CardProvider; environment: CardEnvironment } | null {
  if (cards === undefined) return null
  return isProductionForced && cards.production !== undefined
    ? { provider: cards.production, environment: 'production' }
    : { provider: cards.provider, environment: 'default' }
}
