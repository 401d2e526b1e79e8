import type { Deployment } from '@contract/deployment'
import { healthcheck } from '@contract/platform'
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Environment } from '../environment'
import { Refusal } from '../services/platform/refusal'
import { StartError } from '../startError'
import { readinessPath } from './operators'
import { problemResponse } from './problem'
import { readinessResponse } from './readiness'
import { securityHeaders } from './security'
import { timeouts } from './timeouts'
import type { Variables } from './variables'

type App = Pick<Hono<{ Variables: Variables }>, 'fetch'>

export type Listener = {
  /** Routes all further calls to this app. */
  open(app: App): void
  /** Stops accepting connections and resolves once the last call has ended; aborts calls that take longer. */
  drain(ms: number): Promise<void>
}

/**
 * Starts listening immediately, and reports that the server is starting until `open` is called: migrations may take
 * long, and a monitor must be able to tell a start from a hang.
 *
 * @throws `StartError` if the port is in use
 */
export async function listen(
  { HOST: hostname, PORT: port }: Pick<Environment, 'HOST' | 'PORT'>,
  deployment: Deployment,
): Promise<Listener> {
  let app: App = startingApp(deployment)
  const server = await new Promise<ServerType>((resolve, reject) => {
    const opened: ServerType = serve(
      {
        fetch: (request, env) =>
          hasSeveralHosts(env) ? severalHostsResponse() : app.fetch(request, env),
        port,
        hostname,
        serverOptions: timeouts,
      },
      () => resolve(opened),
    )
    opened.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const message = `Port ${port} is in use; stop what listens there or set PORT to another one.`
      reject(isTaken ? new StartError(message) : error)
    })
  })
  return {
    open: (input) => {
      app = input
    },
    drain: (ms) => drain(server, ms),
  }
}

/** A proxy in front may decide by one of them, and this server by the other (RFC 9112, 3.2). */
function hasSeveralHosts({ incoming }: HttpBindings | Http2Bindings): boolean {
  const names = incoming.rawHeaders.filter((_, at) => at % 2 === 0)
  return names.filter((name) => name.toLowerCase() === 'host').length > 1
}

const severalHostsResponse = () =>
  problemResponse(new Refusal('invalid_request', { detail: 'Send one Host header.' }), '/')

/** A connection whose call has ended is closed immediately; otherwise its client would keep the process alive. */
function drain(server: ServerType, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
    const closing = setInterval(closeIdle, 50)
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, ms)
    server.close(() => {
      clearInterval(closing)
      clearTimeout(cut)
      resolve()
    })
    closeIdle()
  })
}

/** Responds while the database is being opened and migrated: the process is alive, but not ready. */
function startingApp(deployment: Deployment): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>()
  app.use(securityHeaders(deployment))
  const { version } = deployment.browser.app
  app.get(`/api${healthcheck.path}`, (context) =>
    context.json({ status: 'ok', version }, 200, { 'cache-control': 'no-store' }),
  )
  app.get(readinessPath, () => readinessResponse('starting'))
  app.all('*', (context) =>
    problemResponse(
      new Refusal('unavailable', { detail: 'The server is starting.', retryAfter: 1 }),
      context.req.path,
    ),
  )
  return app
}
