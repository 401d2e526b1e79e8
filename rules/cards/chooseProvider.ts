import type { BrowserDeployment, CardProvider } from '@contract/deployment'
import type { CardEnvironment } from '@contract/payments'

/**
 * The provider that tokenises a card: the one for production if a flag forces it and it exists,
 * otherwise the default one.
 */
export function chooseProvider(
  { cards }: Pick<BrowserDeployment, 'cards'>,
  isProductionForced: boolean,
): { provider: CardProvider; environment: CardEnvironment } | null {
  if (cards === undefined) return null
  return isProductionForced && cards.production !== undefined
    ? { provider: cards.production, environment: 'production' }
    : { provider: cards.provider, environment: 'default' }
}
