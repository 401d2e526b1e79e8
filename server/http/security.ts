import type { Deployment } from '@contract/deployment'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Variables } from './variables'

/** Two years, as browsers require for their HSTS preload lists. */
const seconds = 2 * 365 * 24 * 60 * 60

/** The `Strict-Transport-Security` header; null if the deployment is reached by plain HTTP. */
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
  const protect: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
    // Assets and pictures get only this header; all of them would add a tenth to their size.
    if (!/^\/(assets|images)\//.test(context.req.path)) {
      await secured(context, next)
      restrict(context.req.path, context.res.headers)
      if (context.get('isFramedElsewhere') === true) {
        context.res.headers.delete('x-frame-options')
        context.res.headers.set('cross-origin-resource-policy', 'cross-origin')
      }
      return
    }
    await next()
    if (context.res.status >= 400) {
      context.res.headers.set('x-content-type-options', 'nosniff')
      restrict(context.req.path, context.res.headers)
    }
    if (transport !== null) context.res.headers.set('strict-transport-security', transport)
  }
  return async (context, next) => {
    await protect(context, next)
    allowFont(context.res.headers)
  }
}

/** Browsers read fonts across origins only if the server allows it, and a sandboxed frame has an origin of its own. */
function allowFont(headers: Headers): void {
  if (headers.get('content-type')?.startsWith('font/') === true)
    headers.set('access-control-allow-origin', '*')
}

const nothing = "default-src 'none'; frame-ancestors 'none'"
/** SVG pictures contain their own styles, and may be embedded. */
const drawing = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A policy for responses other than pages: if opened as a page, they must not run or load anything. */
function restrict(path: string, headers: Headers): void {
  if (headers.has('content-security-policy')) return
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('image/svg+xml')) headers.set('content-security-policy', drawing)
  else if (path === '/worker.js') {
    headers.set('content-security-policy', "default-src 'none'; connect-src 'self'")
  } else if (path.startsWith('/api/') || /^application\/(\w+\+)?json/.test(type)) {
    headers.set('content-security-policy', nothing)
  }
}
