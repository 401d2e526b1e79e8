import { type ErrorReport, reportError } from '@contract/errors'
import type { Delivery } from './outbox'

/**
 * Delivers to our own API. It bypasses the API client: a report has no token and no identifiers,
 * and must arrive even if the client is broken.
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
    // The server would refuse any other report again.
    if (status >= 500) throw new Error('The server did not accept the report')
  }
