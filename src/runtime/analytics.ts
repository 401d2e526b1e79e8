import type { Body } from '@contract/endpoint'
import type { track } from '@contract/platform'
import type { Api } from './api/client'
import { whenIdle } from './whenIdle'

export type AnalyticsEvent = Omit<Body<typeof track>, 'source'>

/** Sends events when the page is idle; one that is lost is lost, nobody waits for it. */
export function createAnalytics(loadApi: () => Promise<Api>) {
  return (event: AnalyticsEvent): void => {
    whenIdle(() => {
      const send = async () => {
        const [{ call }, { track: endpoint }] = await Promise.all([
          loadApi(),
          import('@contract/platform'),
        ])
        const body = { ...event, source: 'tenant_web' }
        await call(endpoint, { body, signal: AbortSignal.timeout(10_000) })
      }
      send().catch(() => undefined)
    })
  }
}

export type Track = ReturnType<typeof createAnalytics>
