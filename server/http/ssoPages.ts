import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { SsoDependencies } from '../services/auth/sso/dependencies'
import { startPath } from '../services/auth/sso/offer'
import { samlMetadataPath, samlReturnPath, samlServiceAt } from '../services/auth/sso/parties'
import { answerBytes } from '../services/auth/sso/samlLimits'
import { returnFromSaml } from '../services/auth/sso/samlReturn'
import { startSso } from '../services/auth/sso/start'
import { Refusal } from '../services/platform/refusal'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { refuseClosedHost } from './openHost'
import { publicOrigin } from './publicOrigin'
import { markCookie } from './ssoCookie'
import { ssoDependencies } from './ssoDependencies'
import type { Variables } from './variables'

/** Reading a response that had to be stopped costs as much time as reading this many real ones. */
const stoppedCountsAs = 30

type Env = { Variables: Variables; Bindings: Partial<HttpBindings> }

/** The largest response as form data: base64, with some characters percent-encoded, plus the state. */
const formBytes = Math.ceil(answerBytes * (4 / 3) * 1.1) + 2048

/**
 * The pages between the app and an identity provider: one redirects the browser to the provider, one receives the
 * response of a SAML provider. Both end at the app's `/login`, with `state` and, after a failure, `error`.
 */
export function ssoPages(dependencies: Dependencies): Hono<Env> {
  const { deployment, limits, saml } = dependencies
  const pages = new Hono<Env>()

  pages.use('/sso/*', async (context, next) => {
    await refuseClosedHost(dependencies, context.get('host'), 'sso')
    await next()
  })

  pages.get(startPath, async (context) => {
    context.set('route', startPath)
    const { state = '', provider = '' } = context.req.query()
    return orBack(context, dependencies, state, async (sso) => {
      if (!v.is(v.pipe(v.string(), v.uuid()), provider)) {
        throw new Refusal('sso_provider_unavailable')
      }
      const visitor = {
        origin: await publicOrigin(dependencies, context.req.header('host')),
        connectTo: listeningAt(context),
      }
      const request = { state, providerUuid: provider }
      const { location, transactionUuid, nonce } = await startSso(sso, request, visitor)
      const { publicScheme } = deployment.server
      context.header('set-cookie', markCookie(transactionUuid, nonce, publicScheme))
      return location
    })
  })

  const limit = bodyLimit({
    maxSize: formBytes,
    onError: (context) => leadTo(context, backToApp('sso_assertion_invalid', '')),
  })
  pages.post(samlReturnPath, limit, async (context) => {
    context.set('route', samlReturnPath)
    // The SAML POST binding sends url-encoded forms only, so no other encoding is parsed.
    const form = new URLSearchParams(await context.req.text())
    const [state, samlResponse] = [form.get('RelayState'), form.get('SAMLResponse')]
    if (state === null || samlResponse === null) {
      return leadTo(context, backToApp('sso_state_invalid', ''))
    }
    return orBack(context, dependencies, state, async (sso) => {
      const client = clientOf(context, deployment.server.trustedProxies)
      await limits.consume('samlByClient', client)
      const onStopped = () => limits.consume('samlByClient', client, stoppedCountsAs)
      await returnFromSaml(sso, { state, samlResponse }, onStopped)
      return `/login?${new URLSearchParams({ state }).toString()}`
    })
  })

  pages.get(samlMetadataPath, async (context) => {
    context.set('route', samlMetadataPath)
    const origin = await publicOrigin(dependencies, context.req.header('host'))
    await limits.consume('samlByClient', clientOf(context, deployment.server.trustedProxies))
    const xml = await saml.metadata(samlServiceAt(origin))
    return context.body(xml, 200, { 'content-type': 'application/samlmetadata+xml' })
  })
  return pages
}

/** Redirects to the address that `act` returns. On failure it redirects to the app, which shows the error. */
async function orBack(
  context: Context<Env>,
  dependencies: Dependencies,
  state: string,
  act: (sso: SsoDependencies) => Promise<string>,
): Promise<Response> {
  const sso = ssoDependencies(dependencies, dependencies.now(), context.get('traceId'))
  try {
    return leadTo(context, await act(sso))
  } catch (error) {
    if (error instanceof Refusal) return leadTo(context, backToApp(error.code, state))
    dependencies.log.error({ trace: context.get('traceId'), err: error }, 'failed')
    return leadTo(context, backToApp('sso_provider_unavailable', state))
  }
}

function leadTo(context: Context, location: string): Response {
  context.header('cache-control', 'no-store')
  return context.redirect(location, 303)
}

/** Cancelling at a SAML provider yields the error code that OpenID providers send, so the app handles one case. */
function backToApp(code: string, state: string): string {
  const error = code === 'sso_cancelled' ? 'access_denied' : code
  return `/login?${new URLSearchParams({ error, state: state.slice(0, 512) }).toString()}`
}

/** The address and port that this request arrived at. The demo's providers run there, behind any proxy. */
function listeningAt(context: Context<Env>): string | null {
  const { localAddress, localPort } = context.env?.incoming?.socket ?? {}
  if (localAddress === undefined || localPort === undefined) return null
  const host = isIP(localAddress) === 6 ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}`
}
