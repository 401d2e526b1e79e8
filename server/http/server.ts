import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { Refusal } from '../domain/refusal'
import { routes } from '../routes/routes'
import { serveBrandIcons } from './brandIcons'
import type { Dependencies } from './dependencies'
import { launchPages } from './launchPages'
import { metricsOf } from './metrics'
import { mountEndpoints } from './mount'
import { serveOperators } from './operators'
import { problemResponse } from './problem'
import { securityHeaders } from './security'
import { serveBrands } from './serveBrands'
import { serveFiles } from './serveFiles'
import { serveImages } from './serveImages'
import { ssoPages } from './ssoPages'
import { traceIdFrom } from './trace'
import type { Variables } from './variables'

/** The API below `/api`, pictures, health check and metrics. The built app is added by `serveApp`. */
export function createServer(dependencies: Dependencies): Hono<{ Variables: Variables }> {
  const { log } = dependencies
  const app = new Hono<{ Variables: Variables }>()
  const metrics = metricsOf()

  app.use(async (context, next) => {
    const started = performance.now()
    context.set('traceId', traceIdFrom(context.req.header('traceparent')))
    context.set('host', hostName(context.req.header('host')))
    context.set('route', 'unmatched')
    await next()
    const route = context.get('route')
    // `context.header` would copy the finished response and wrap its body in a stream, which is slow.
    if (route !== '/assets/*') context.res.headers.set('x-trace-id', context.get('traceId'))
    const { method } = context.req
    const { status } = context.res
    const seconds = (performance.now() - started) / 1000
    metrics.observe({ method, route, status, seconds })
    log.info(
      { trace: context.get('traceId'), method, route, status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
  app.use(securityHeaders(dependencies.deployment))

  app.onError((error, context) => {
    if (error instanceof Refusal) return problemResponse(error, context.req.path)
    log.error({ trace: context.get('traceId'), route: context.get('route'), err: error }, 'failed')
    return problemResponse(new Refusal('internal_error'), context.req.path)
  })

  app.notFound((context) => problemResponse(new Refusal('not_found'), context.req.path))

  serveOperators(app, dependencies, metrics)
  const crossOrigin = cors({
    origin: dependencies.deployment.server.corsOrigins,
    exposeHeaders: ['x-trace-id', 'retry-after', 'date'],
    maxAge: 600,
  })
  // Our own pages send no `Origin` with reads, and skipping CORS spares copying their responses.
  app.use('/api/*', async (context, next) => {
    if (context.req.header('origin') !== undefined) return crossOrigin(context, next)
    await next()
    context.res.headers.append('vary', 'Origin')
  })
  app.route('/', ssoPages(dependencies))
  app.route('/', launchPages(dependencies))
  serveImages(app, dependencies.images)
  serveBrands(app, dependencies)
  serveBrandIcons(app, dependencies)
  serveFiles(app, dependencies)
  app.use('/api/frontend', etag({ weak: true }))
  app.route('/api', mountEndpoints(dependencies, routes))
  app.all('/api/*', () => {
    throw new Refusal('not_found', { detail: 'There is no such endpoint.' })
  })
  return app
}

function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}
