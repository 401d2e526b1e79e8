import type { Deployment } from '@contract/deployment'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Two years, as browsers ask for of those that they are to know beforehand. */
const seconds = 2 * 365 * 24 * 60 * 60

/** What browsers are told about TLS; null where they reach us without. */
export function strictTransport({ server }: Pick<Deployment, 'server'>): string | null {
  if (server.publicScheme === 'http') return null
  return `max-age=${seconds}${server.hstsIncludeSubDomains ? '; includeSubDomains' : ''}`
}

/** The headers of every page and reply. */
export function securityHeaders(deployment: Deployment): MiddlewareHandler {
  const transport = strictTransport(deployment)
  const secured = secureHeaders({
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: transport ?? false,
  })
  return async (context, next) => {
    // A script, a font or a picture needs but this one; the others would be a tenth of its bytes.
    if (!/^\/(assets|images)\//.test(context.req.path)) return secured(context, next)
    await next()
    if (transport !== null) context.res.headers.set('strict-transport-security', transport)
  }
}
