import type { Dependencies } from '@server/http/dependencies'
import { escapeHtml } from '@server/http/escapeHtml'
import type { Variables } from '@server/http/variables'
import { readUser } from '@server/services/account/users'
import { redeemAuthLink } from '@server/services/auth/authLinks'
import { Refusal } from '@server/services/platform/refusal'
import { portfolioOf } from '@server/services/tenancy/buildings'
import type { Hono } from 'hono'
import { brandOf, brandPage } from './apps/house'
import { demoPortfolios } from './buildings'
import { admin } from './places'

/**
 * Stands in for the admin site: redeems the one-time token of the link from the app, and shows the
 * user's name. Without a token, it is a plain page.
 */
export function serveAdmin(app: Hono<{ Variables: Variables }>, dependencies: Dependencies): void {
  app.get(admin, async (context, next) => {
    const ott = context.req.query('ott')
    if (ott === undefined) return next()
    context.set('route', admin)
    context.header('referrer-policy', 'no-referrer')
    const house = brandOf('meridian', 'en')
    const page = (title: string, content: string, status?: 422) =>
      brandPage(context, house, { title, content, isBilingual: false, ...(status && { status }) })
    try {
      const { name, portfolio } = await enter(dependencies, ott, context.req.header('user-agent'))
      return page(
        'Administration',
        `<p class="muted">Signed in as ${escapeHtml(name)}.</p>
<h2>${escapeHtml(portfolio)}</h2>
<p>A deployment has its own administration here. Its token was good for this one visit.</p>`,
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return page(
        'This link has expired',
        '<p>It works once, and only for a minute. Open the admin site from the app again.</p>',
        422,
      )
    }
  })
}

async function enter(dependencies: Dependencies, ott: string, agent = '') {
  const { accessTokens, database, deployment, now } = dependencies
  const { connection } = database
  const { userId } = await database.transaction((tx) =>
    redeemAuthLink(
      tx,
      { accessTokens, agent, now: now(), sessionDays: deployment.server.sessionDays },
      ott,
    ),
  )
  const user = await readUser(connection, userId)
  const [first] = demoPortfolios
  const portfolio = await portfolioOf(connection, userId, first?.uuid ?? '')
  return { name: `${user.first_name} ${user.last_name}`, portfolio: portfolio.name }
}
