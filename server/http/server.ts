import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { scimPath } from '@contract/operate/scimTokens'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { routes } from '../routes/routes'
import { isOutage } from '../services/platform/outage'
import { Refusal } from '../services/platform/refusal'
import { serveBrandIcons } from './brandIcons'
import { confirmationPages } from './confirmationPages'
import type { Dependencies } from './dependencies'
import { launchPages } from './launchPages'
import { linger } from './linger'
import { mountEndpoints } from './mount'
import { serveOperators } from './operators'
import { problemResponse } from './problem'
import { scimRoutes } from './scim'
import { securityHeaders } from './security'
import { serveBrands } from './serveBrands'
import { serveFiles } from './serveFiles'
import { serveImages } from './serveImages'
import { serveUploads } from './serveUploads'
import { serveUtilityIcons } from './serveUtilityIcons'
import { ssoPages } from './ssoPages'
import type { Variables } from './variables'

/** The API below `/api`, SCIM, pictures, health check and metrics. `serveApp` adds the built app. */
export function createServer(dependencies: Dependencies): Hono<{ Variables: Variables }> {
  const { log, metrics } = dependencies
  const app = new Hono<{ Variables: Variables }>()

  app.use(async (context, next) => {
    const started = performance.now()
    metrics.http.begin()
    context.set('traceId', traceIdFrom(context.req.header('traceparent')))
    context.set('host', hostName(context.req.header('host')))
    context.set('route', 'unmatched')
    await next()
    const route = context.get('route')
    // `context.header` would copy the finished response and wrap its body in a stream, which is slow.
    if (route !== '/assets/*') context.res.headers.set('x-trace-id', context.get('traceId'))
    const isUnread = context.get('closesConnection') === true
    // While the server is about to stop, clients close their connections before it does.
    if (isUnread || dependencies.stopping.aborted) context.res.headers.set('connection', 'close')
    const { incoming } = (context.env as Partial<HttpBindings> | undefined) ?? {}
    if (isUnread && incoming instanceof IncomingMessage) {
      context.res = await linger(context.res, incoming, dependencies.stopping)
    }
    const { method } = context.req
    const { status } = context.res
    const seconds = (performance.now() - started) / 1000
    metrics.http.end({ method, route, status, seconds })
    log.info(
      { trace: context.get('traceId'), method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
  app.use(securityHeaders(dependencies.deployment))

  app.onError((error, context) => {
    if (error instanceof Refusal) return problemResponse(error, context.req.path)
    const place = { trace: context.get('traceId'), route: context.get('route') }
    if (hasClientLeft(context)) log.info(place, 'aborted')
    else log.error({ ...place, err: error }, 'failed')
    const refusal = isOutage(error)
      ? new Refusal('unavailable', {
          detail: 'A part of the server is unavailable.',
          retryAfter: 5,
        })
      : new Refusal('internal_error')
    return problemResponse(refusal, context.req.path)
  })

  app.notFound((context) => problemResponse(new Refusal('not_found'), context.req.path))

  serveOperators(app, dependencies)
  const crossOrigin = cors({
    origin: dependencies.deployment.server.corsOrigins,
    exposeHeaders: ['x-trace-id', 'retry-after', 'date'],
    maxAge: 600,
  })
  // Our own pages send no `Origin` with reads, and skipping CORS avoids copying their responses.
  app.use('/api/*', async (context, next) => {
    if (context.req.header('origin') !== undefined) return crossOrigin(context, next)
    await next()
    context.res.headers.append('vary', 'Origin')
  })
  app.route('/', ssoPages(dependencies))
  app.route('/', launchPages(dependencies))
  app.route('/', confirmationPages(dependencies))
  serveImages(app, dependencies)
  serveBrands(app, dependencies)
  serveUtilityIcons(app)
  serveBrandIcons(app, dependencies)
  serveFiles(app, dependencies)
  serveUploads(app, dependencies)
  app.route(scimPath, scimRoutes(dependencies))
  app.use('/api/frontend', etag({ weak: true }))
  app.route('/api', mountEndpoints(dependencies, routes))
  app.all('/api/*', () => {
    throw new Refusal('not_found', { detail: 'There is no such endpoint.' })
  })
  return app
}

/** Reading a request whose connection has ended fails, which is no defect. */
function hasClientLeft({ env }: Context): boolean {
  const { incoming } = (env as Partial<HttpBindings> | undefined) ?? {}
  return incoming instanceof IncomingMessage && incoming.destroyed && !incoming.complete
}

function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}

const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The trace id of a W3C `traceparent` header; a new one if the header is missing or malformed. */
function traceIdFrom(header: string | undefined): string {
  const input = header === undefined ? null : traceparent.exec(header)?.[1]
  return input && !/^0+$/.test(input) ? input : randomBytes(16).toString('hex')
}
