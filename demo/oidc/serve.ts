import type { IncomingMessage } from 'node:http'
import type { Dependencies } from '@server/http/dependencies'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { demoPassword } from '../accounts'
import { formLimit, type Look, lostPage, signInPage } from '../identityPages'
import { type DemoEnv, providerOrigin } from '../origins'
import { personOf } from '../person'
import { demoOidcPath } from '../ssoProviders'
import { nodeAnswer } from './nodeAnswer'
import { openIdProviderAt, signInPath } from './provider'

const check: Look = {
  name: 'Northwind Identity',
  about: 'OpenID provider of the demo',
  colour: '#1f5c99',
}

/** The demo's OpenID provider below `/demo/oidc`, with a sign-in page of our own. */
export function oidcPages(dependencies: Dependencies): Hono<DemoEnv> {
  const pages = new Hono<DemoEnv>()

  pages.get(`${signInPath}/:uid`, async (context) => {
    const interaction = await interactionOf(context, dependencies, `${signInPath}/:uid`)
    if (interaction === null) return lostPage(context, check)
    return signInPage(context, check, { hidden: {}, userName: interaction.hint, failed: false })
  })

  pages.post(`${signInPath}/:uid`, formLimit, async (context) => {
    const interaction = await interactionOf(context, dependencies, `${signInPath}/:uid`)
    if (interaction === null) return lostPage(context, check)
    const { user, password, action } = await context.req.parseBody()
    const userName = typeof user === 'string' ? user : ''
    const person = personOf(userName, interaction.hint)
    if (action === 'cancel') return interaction.end({ error: 'access_denied' })
    if (person === null || password !== demoPassword) {
      return signInPage(context, check, { hidden: {}, userName, failed: true })
    }
    return interaction.end({ login: { accountId: person.email } })
  })

  pages.all(`${demoOidcPath}/*`, async (context) => {
    context.set('route', `${demoOidcPath}/*`)
    const provider = await open(context, dependencies)
    const { incoming } = context.env
    const mounted: IncomingMessage & { originalUrl?: string } = incoming
    mounted.originalUrl = incoming.url ?? ''
    mounted.url = mounted.originalUrl.slice(demoOidcPath.length)
    return nodeAnswer(provider.callback(), mounted)
  })
  return pages
}

/**
 * The provider, with scheme and host of the request as the browser sees them. Its own session
 * cookie is removed, so that developers who try several addresses have to sign in each time.
 */
async function open(context: Context<DemoEnv>, dependencies: Dependencies): Promise<Provider> {
  const origin = await providerOrigin(context, dependencies)
  const { headers } = context.env.incoming
  const { protocol, host } = new URL(origin)
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-host'] = host
  headers.cookie = (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith('_session'))
    .join('; ')
  return openIdProviderAt(origin, dependencies.deployment)
}

type Result = Parameters<Provider['interactionResult']>[2]

/** The sign-in that this browser has started, or null. */
async function interactionOf(context: Context<DemoEnv>, dependencies: Dependencies, route: string) {
  context.set('route', route)
  const provider = await open(context, dependencies)
  const { incoming, outgoing } = context.env
  try {
    const { params } = await provider.interactionDetails(incoming, outgoing)
    const { login_hint: hint } = params
    const end = async (result: Result) =>
      context.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
    return { hint: typeof hint === 'string' ? hint : '', end }
  } catch {
    return null
  }
}
