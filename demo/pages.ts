import type { Dependencies } from '@server/http/dependencies'
import type { Variables } from '@server/http/variables'
import { Refusal } from '@server/services/platform/refusal'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { serveAdmin } from './admin'
import { serveForum } from './apps/forum'
import { serveTransit } from './apps/transit'
import { serveTrucks } from './apps/trucks'
import { serveBrandPage } from './brandPage'
import type { BuildingName } from './buildings'
import { serveCards } from './cards/serve'
import { serveDocuments } from './documents'
import { serveFlags } from './flagsRoutes'
import { serveFonts } from './fonts'
import { serveIdentityProviders } from './identityProviders'
import { serveInbox } from './inboxRoutes'
import { serveLeaflets } from './leaflets/serve'
import { serveLunchBoard } from './lunchBoard'
import { serveMeetings } from './meetings'
import { serveMiniApps } from './mini/serve'
import { drawPicture } from './pictures/draw'
import { resetDemo } from './seed'
import { serveSurvey } from './survey'

/**
 * Routes that exist only in demo mode: the reset, the inbox, and the demo world's pictures and
 * pages.
 */
export function serveDemo(app: Hono<{ Variables: Variables }>, dependencies: Dependencies): void {
  app.post('/demo/reset', async (context) => {
    context.set('route', '/demo/reset')
    await resetDemo(dependencies.database, dependencies.deployment.brands, dependencies.now())
    dependencies.contentCache.clear()
    dependencies.directoryIndexes.clear()
    dependencies.inbox?.clear()
    return context.json({})
  })
  if (dependencies.inbox !== null) serveInbox(app, dependencies.inbox)
  serveFlags(app, dependencies)
  serveIdentityProviders(app, dependencies)
  serveDocuments(app)
  serveSurvey(app)
  serveLunchBoard(app)
  serveTransit(app, dependencies.now)
  serveTrucks(app, dependencies)
  serveForum(app, dependencies)
  serveAdmin(app, dependencies)
  serveLeaflets(app)
  serveMeetings(app)
  serveBrandPage(app, dependencies)
  serveFonts(app)
  serveMiniApps(app, dependencies.deployment)
  serveCards(app, dependencies)

  app.get('/pictures/:name', compress(), (context) => {
    context.set('route', '/pictures/:name')
    const svg = drawPicture(context.req.param('name').replace(/\.svg$/, ''))
    if (svg === null) throw new Refusal('not_found', { detail: 'No such picture.' })
    return context.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    })
  })
  app.get('/uploads/default_avatar.png', (context) =>
    context.redirect(`/pictures/person-default-${paletteOf(context.req.header('host'))}.svg`),
  )
}

/** The building whose colors are those of the brand at a host. */
const paletteOf = (host = ''): BuildingName =>
  host.startsWith('lease.') ? 'leaseline' : host.startsWith('harbor.') ? 'harbor' : 'meridian'
