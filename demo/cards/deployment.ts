import type { Deployment } from '@contract/deployment'
import { cardsOrigin } from '../places'

/** The gateway for which cards of the sandbox are tokenised. */
export const sandboxGateway = 'sandbox'

/** Adds the demo's own card provider, unless the deployment names one. */
export function withCards(
  { browser, server, ...rest }: Deployment,
  { PORT }: { PORT: number },
): Deployment {
  const origin = `http:${cardsOrigin}${PORT === 80 ? '' : `:${PORT}`}`
  return {
    ...rest,
    browser: { ...browser, cards: browser.cards ?? { provider: { kind: 'sandbox', origin } } },
    server: { ...server, cards: server.cards ?? { gateways: [sandboxGateway] } },
  }
}
