import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { weeklyUse } from '../services/platform/measuring/weeklyUse'
import { Refusal } from '../services/platform/refusal'
import type { Dependencies } from './dependencies'
import { openApiDocument } from './openapi'
import { createReadiness, readinessResponse } from './readiness'
import { usagePage } from './usagePage'
import type { Variables } from './variables'

const metricsPath = '/metrics'
const openApiPath = '/api/openapi.json'
export const readinessPath = '/api/readiness'

/**
 * Pages for operators and developers. Outside the demo they are restricted, unless the deployment opens them. Readiness
 * reveals nothing that an ordinary call would not, so it is open to every load balancer.
 */
export function serveOperators(
  app: Hono<{ Variables: Variables }>,
  { database, demo, deployment, metrics, metricsToken, now, stopping }: Dependencies,
): void {
  const { server } = deployment
  const readiness = createReadiness(database, stopping)
  app.get(readinessPath, async (context) => {
    context.set('route', readinessPath)
    return readinessResponse(await readiness())
  })
  const refuseOthers = (context: Context) => {
    const isOpen = server.publicMetrics ?? demo
    if (!isOpen && !bears(context, metricsToken)) throw new Refusal('not_found')
  }
  app.get('/usage', async (context) => {
    context.set('route', '/usage')
    refuseOthers(context)
    const nonce = randomBytes(16).toString('base64')
    const html = usagePage(await weeklyUse(database.connection, now()), nonce)
    return context.html(html, 200, {
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
  })
  app.get('/usage.json', async (context) => {
    context.set('route', '/usage.json')
    refuseOthers(context)
    const buildings = await weeklyUse(database.connection, now())
    return context.json({ buildings }, 200, { 'cache-control': 'no-store' })
  })
  app.get(metricsPath, async (context) => {
    context.set('route', metricsPath)
    refuseOthers(context)
    return context.text(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  app.get(openApiPath, (context) => {
    context.set('route', openApiPath)
    if (!(server.publicOpenApi ?? demo)) throw new Refusal('not_found')
    return context.json(openApiDocument())
  })
}

/** Compares digests in constant time, so that response time reveals nothing about the token. */
function bears(context: Context, token: string | null): boolean {
  const input = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  if (token === null || input === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(input), digest(token))
}
