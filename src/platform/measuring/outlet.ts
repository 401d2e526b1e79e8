import type { BrowserDeployment } from '@contract/deployment'
import { track, trackBatch } from '@contract/platform'
import { failureIn } from '@machines/kernel/failure'
import type { Api } from '../api/client'
import type { openQueue } from './queue'

type Send = Parameters<typeof openQueue>[0]['send']

const source = 'tenant_web'
const limitMs = 10_000

/** Sends a batch; a back end without the extension receives each event in a separate call. */
export function outlet({ call }: Api, { extensions }: BrowserDeployment): Send {
  const takesBatches = extensions.includes('measuring')
  return async (events, isLeaving) => {
    // `keepalive` lets the request outlive the page; unlike a beacon, it carries the token.
    const sent = { signal: AbortSignal.timeout(limitMs), keepalive: isLeaving }
    try {
      if (takesBatches) await call(trackBatch, { ...sent, body: { source, events } })
      else
        for (const { id: _id, at: _at, ...event } of events)
          await call(track, { ...sent, body: { source, ...event } })
    } catch (error) {
      if (mayGoAgain(error)) throw error
    }
  }
}

/** Whether a retry could succeed; the server would refuse invalid events again. */
function mayGoAgain(error: unknown): boolean {
  const failure = failureIn({ error })
  return failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500
}
