import type { Boot } from '@contract/deployment'
import { describeError } from './describe'
import { createOutbox, type Delivery } from './outbox'
import { ownEndpoint } from './ownEndpoint'
import type { Sender } from './reporter'

/**
 * Returns the deployment's delivery: Sentry if it is configured, otherwise our own API if it
 * accepts reports.
 */
export async function createSender(
  { deployment, whitelabel }: Boot,
  apiUrl: string,
): Promise<Sender> {
  const facts = {
    brand: whitelabel?.brand_identifier ?? 'portico',
    version: deployment.app.version,
  }
  const { errorReporting } = deployment
  const deliver = await deliveryOf()
  if (deliver === null) return () => undefined
  const post = createOutbox(deliver)
  return (caught) => {
    try {
      post(describeError(caught, facts))
    } catch {
      // Reporting an error of the sender would cause a loop.
    }
  }

  async function deliveryOf(): Promise<Delivery | null> {
    if (errorReporting !== undefined) {
      const { sentryDelivery } = await import('./sentry')
      return sentryDelivery(errorReporting, facts)
    }
    return deployment.extensions.includes('errors') ? ownEndpoint(apiUrl) : null
  }
}
