import type { Hono } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { utilityIconFiles } from '../utilityIcons'
import type { Variables } from './variables'

const daySeconds = 86_400

/** Serves the drawings for the tiles of home that every deployment has. */
export function serveUtilityIcons(app: Hono<{ Variables: Variables }>): void {
  const route = '/icons/:file'
  app.get(route, (context) => {
    context.set('route', route)
    const drawing = utilityIconFiles.get(context.req.path)
    if (drawing === undefined) throw new Refusal('not_found')
    return context.body(drawing, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${daySeconds}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
}
