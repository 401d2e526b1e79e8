import type { Dependencies } from '@server/http/dependencies'
import { type Context, Hono } from 'hono'
import { demoPassword } from '../accounts'
import { formLimit, handOverPage, type Look, lostPage, signInPage } from '../identityPages'
import { type DemoEnv, providerOrigin } from '../origins'
import { personOf } from '../person'
import { demoSamlPath } from '../ssoProviders'
import { samlKey } from './key'
import { samlProviderAt } from './provider'

const check: Look = {
  name: 'Fjord Federation',
  about: 'SAML provider of the demo',
  colour: '#176b5a',
}
const ssoPath = `${demoSamlPath}/sso`

/** The demo's SAML provider below `/demo/saml`. It has no sessions: its form contains the request. */
export function samlPages(dependencies: Dependencies): Hono<DemoEnv> {
  const { database, now } = dependencies
  const pages = new Hono<DemoEnv>()
  const provider = async (context: Context) =>
    samlProviderAt(
      await providerOrigin(context, dependencies),
      await samlKey(database.connection, now()),
      dependencies,
    )

  pages.get(`${demoSamlPath}/metadata`, async (context) => {
    context.set('route', `${demoSamlPath}/metadata`)
    const { metadata } = await provider(context)
    return context.body(metadata, 200, { 'content-type': 'application/samlmetadata+xml' })
  })

  pages.get(ssoPath, async (context) => {
    context.set('route', ssoPath)
    const { SAMLRequest = '', RelayState = '', login_hint = '' } = context.req.query()
    const request = await (await provider(context)).read(SAMLRequest).catch(() => null)
    if (request === null) return lostPage(context, check)
    const hidden = { SAMLRequest, RelayState, login_hint }
    return signInPage(context, check, { hidden, userName: login_hint, failed: false })
  })

  pages.post(ssoPath, formLimit, async (context) => {
    context.set('route', ssoPath)
    const form = await context.req.parseBody()
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const [SAMLRequest, RelayState] = [field('SAMLRequest'), field('RelayState')]
    const saml = await provider(context)
    const request = await saml.read(SAMLRequest).catch(() => null)
    if (request === null) return lostPage(context, check)
    const backWith = (SAMLResponse: string) =>
      handOverPage(context, check, {
        to: request.service.acsUrl,
        hidden: { SAMLResponse, RelayState },
      })
    if (field('action') === 'cancel') return backWith(saml.decline(request))
    const login_hint = field('login_hint')
    const person = personOf(field('user'), login_hint)
    if (person === null || field('password') !== demoPassword) {
      const hidden = { SAMLRequest, RelayState, login_hint }
      return signInPage(context, check, { hidden, userName: field('user'), failed: true })
    }
    return backWith(await saml.answer(request, person))
  })
  return pages
}
