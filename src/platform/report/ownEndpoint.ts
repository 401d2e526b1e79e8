import { type ErrorReport, reportError } from '@contract/errors'
import type { Delivery } from './outbox'

/**
 * Our own API. It is not called as other endpoints are: a report has no token and no identifiers, and must arrive
 * when what the others need is broken.
 */
export const ownEndpoint =
  (apiUrl: string): Delivery =>
  async (report: ErrorReport) => {
    const { status } = await fetch(`${apiUrl}${reportError.path}`, {
      method: reportError.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(10_000),
    })
    // Anything else would be refused again.
    if (status >= 500) throw new Error('the report was not taken in')
  }
