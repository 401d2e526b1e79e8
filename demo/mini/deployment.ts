import type { Deployment } from '@contract/deployment'
import { brands } from '../brands'
import { appsOrigin } from '../places'

/** Where the demo's own apps run: pages may frame that origin, and it may call the API. */
export function withApps({ browser, server }: Deployment, { PORT }: { PORT: number }): Deployment {
  const origin = `http:${appsOrigin}${PORT === 80 ? '' : `:${PORT}`}`
  return {
    browser: { ...browser, frameOrigins: [...browser.frameOrigins, origin] },
    server: { ...server, corsOrigins: [...server.corsOrigins, origin] },
  }
}

/** The origins of the app, one for each brand, at the port by which a page of the demo was asked for. */
export function hostsAt(hostHeader: string | undefined): string[] {
  const port = /:\d+$/.exec(hostHeader ?? '')?.[0] ?? ''
  return brands.map(({ host }) => `http://${host}${port}`)
}
