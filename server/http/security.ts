import type { Deployment } from '@contract/deployment'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Variables } from './variables'

/** Two years, as browsers demand for their HSTS preload lists. */
const seconds = 2 * 365 * 24 * 60 * 60

/** The `Strict-Transport-Security` header; null where the deployment is reached by plain HTTP. */
export function strictTransport({ server }: Pick<Deployment, 'server'>): string | null {
  if (server.publicScheme === 'http') return null
  return `max-age=${seconds}${server.hstsIncludeSubDomains ? '; includeSubDomains' : ''}`
}

/** The headers of every page and reply. */
export function securityHeaders(
  deployment: Deployment,
): MiddlewareHandler<{ Variables: Variables }> {
  const transport = strictTransport(deployment)
  const secured = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: transport ?? false,
  })
  return async (context, next) => {
    // Assets and pictures get this header alone; all of them would add a tenth to their size.
    if (!/^\/(assets|images)\//.test(context.req.path)) {
      await secured(context, next)
      if (context.get('isFramedElsewhere') === true) {
        context.res.headers.delete('x-frame-options')
        context.res.headers.set('cross-origin-resource-policy', 'cross-origin')
      }
      return
    }
    await next()
    if (transport !== null) context.res.headers.set('strict-transport-security', transport)
  }
}
