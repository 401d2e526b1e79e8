import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { Refusal } from '../domain/refusal'
import type { Dependencies } from './dependencies'
import type { Metrics } from './metrics'
import { openApiDocument } from './openapi'
import type { Variables } from './variables'

const metricsPath = '/metrics'
const openApiPath = '/api/openapi.json'

/** Pages for operators and developers. Outside the demo they are closed to others, unless the deployment opens them. */
export function serveOperators(
  app: Hono<{ Variables: Variables }>,
  { demo, deployment, metricsToken }: Dependencies,
  metrics: Metrics,
): void {
  const { server } = deployment
  app.get(metricsPath, async (context) => {
    context.set('route', metricsPath)
    const isOpen = server.publicMetrics ?? demo
    if (!isOpen && !bears(context, metricsToken)) throw new Refusal('not_found')
    return context.text(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  app.get(openApiPath, (context) => {
    context.set('route', openApiPath)
    if (!(server.publicOpenApi ?? demo)) throw new Refusal('not_found')
    return context.json(openApiDocument())
  })
}

/** Compares digests in constant time, so that the time of the answer reveals nothing about the token. */
function bears(context: Context, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  if (token === null || given === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
