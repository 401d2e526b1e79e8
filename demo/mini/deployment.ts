import type { Deployment } from '@contract/deployment'
import { appsOrigin } from '../places'

/** Adds the origin of the demo's own apps: pages may frame it, and it may call the API. */
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
