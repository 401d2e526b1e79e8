import type { Deployment } from '@contract/deployment'
import { appsOrigin } from '../places'

/** Where the demo's own apps run: pages may frame that origin, and it may call the API. */
export function withApps(
  { browser, server, ...rest }: Deployment,
  { PORT }: { PORT: number },
): Deployment {
  const origin = `http:${appsOrigin}${PORT === 80 ? '' : `:${PORT}`}`
  return {
    ...rest,
    browser: { ...browser, frameOrigins: [...browser.frameOrigins, origin] },
    server: { ...server, corsOrigins: [...server.corsOrigins, origin] },
  }
}
