import type { BrowserDeployment } from '@contract/deployment'
import type { Host } from '@platform/host'
import { apiUrlOf } from './api/apiUrl'
import { whenIdle } from './whenIdle'

/** The front-end key of the embedded flag service; it grants access to public data only. */
const publicKey = 'portico-web'

/**
 * The Unleash client treats an invalid response as an empty list, which would switch every flag
 * off.
 */
const strictFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok && !isToggles(await response.clone().json()))
    throw new Error('The flag service returned no list of toggles')
  return response
}

function isToggles(answer: unknown): boolean {
  const toggles: unknown = Reflect.get(Object(answer), 'toggles')
  return (
    Array.isArray(toggles) &&
    toggles.every((toggle) => typeof Reflect.get(Object(toggle), 'name') === 'string')
  )
}

/**
 * Listens to the flag service with the Unleash client, which is loaded once the page is idle.
 *
 * @param hydrated resolves once the page no longer has to look as the server has rendered it
 */
export function watchFlags(
  host: string,
  deployment: BrowserDeployment,
  hydrated: Promise<void>,
): Host['watchFlags'] {
  return (emit, { identity }) => {
    let stop: (() => void) | null = null
    let isOver = false
    const start = async () => {
      await hydrated
      const { UnleashClient, InMemoryStorageProvider } = await import('unleash-proxy-client')
      if (isOver) return
      const client = new UnleashClient({
        url: new URL(`${apiUrlOf(host, deployment)}/frontend`, window.location.origin).href,
        clientKey: publicKey,
        appName: 'portico',
        refreshInterval: deployment.flagRefreshSeconds,
        disableMetrics: true,
        context: identity,
        fetch: strictFetch,
        storageProvider: new InMemoryStorageProvider(),
      })
      const report = () => {
        const toggles = client.getAllToggles().filter(({ enabled }) => enabled)
        const enabled = toggles.map(({ name }) => name)
        emit({ type: 'flags.received', enabled })
      }
      client.on('ready', report)
      client.on('update', report)
      client.on('error', () => emit({ type: 'flags.failed' }))
      stop = () => client.stop()
      await client.start()
    }
    const cancel = whenIdle(() => {
      start().catch(() => emit({ type: 'flags.failed' }))
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }
}
