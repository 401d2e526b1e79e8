import type { Deployment } from '@contract/deployment'
import { healthcheck } from '@contract/platform'
import { Hono } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { readinessPath } from './operators'
import { problemResponse } from './problem'
import { readinessResponse } from './readiness'
import { securityHeaders } from './security'
import type { Variables } from './variables'

/** Answers while the database is being opened and migrated: the process is alive, and not ready. */
export function startingApp(deployment: Deployment): Hono<{ Variables: Variables }> {
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
