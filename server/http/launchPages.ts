import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { launchMetadata } from '../adapters/saml/samlLaunch'
import { type Principal, principalOf } from '../services/auth/principal'
import { launchKey } from '../services/auth/storedKey'
import { consumeLaunch, samlLaunchPath } from '../services/embed/launches'
import { registrationOf } from '../services/embed/miniApps'
import { Refusal } from '../services/platform/refusal'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { escapeHtml } from './escapeHtml'
import { launchMessages } from './launchMessages'
import { localeOf, plainPage } from './plainPage'
import { publicOrigin } from './publicOrigin'
import { type HandedOver, launchMetadataPath, samlHandOver } from './samlHandOver'
import type { SecurityEntry } from './securityLog'
import type { Variables } from './variables'

type Env = { Variables: Variables }

const path = `/api${samlLaunchPath}`

const request = v.object({
  serviceprovider: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  url: v.pipe(v.string(), v.maxLength(2000)),
  buildingUUID: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
type Request = v.InferOutput<typeof request>

/**
 * The entry to a mini-app that signs users in by SAML: a page that posts a signed assertion to its service provider.
 * The request consumes the token in its address.
 */
export function launchPages(dependencies: Dependencies): Hono<Env> {
  const { deployment, limits, database, now, security } = dependencies
  const pages = new Hono<Env>()

  pages.get(path, async (context) => {
    context.set('route', path)
    const { success, output } = v.safeParse(request, context.req.query())
    const client = clientOf(context, deployment.server.trustedProxies)
    let account: string | null = null
    const emit = (outcome: SecurityEntry['outcome']) =>
      security({ event: 'app-sign-in', outcome, account, client, trace: context.get('traceId') })
    try {
      await limits.consume('appLaunchByClient', client)
      if (!success) throw new Refusal('auth_link_invalid')
      const response = await responseFor(dependencies, context, output, ({ email }) => {
        account = email
      })
      emit('ok')
      return handOver(context, response)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      emit(error.code)
      return overPage(context, error.code === 'too_many_requests' ? 429 : 403)
    }
  })

  pages.get(launchMetadataPath, async (context) => {
    context.set('route', launchMetadataPath)
    const origin = await publicOrigin(dependencies, context.req.header('host'))
    const key = await launchKey(database.connection, now())
    const xml = launchMetadata(key, {
      issuer: origin + launchMetadataPath,
      location: origin + path,
    })
    return context.body(xml, 200, { 'content-type': 'application/samlmetadata+xml' })
  })
  return pages
}

/**
 * Calls `setSubject` with the user of the token.
 * @throws if the token, session, building or registration is not valid
 */
async function responseFor(
  dependencies: Dependencies,
  context: Context<Env>,
  { serviceprovider, url, buildingUUID, token }: Request,
  setSubject: (user: Principal) => void,
): Promise<HandedOver> {
  const { connection } = dependencies.database
  const at = dependencies.now()
  const origin = await publicOrigin(dependencies, context.req.header('host'))
  const spent = await consumeLaunch(connection, token, at, {
    buildingUuid: buildingUUID,
    url,
  })
  const user = await principalOf(dependencies, spent.familyUuid)
  setSubject(user)
  const registration = await registrationOf(connection, spent, () => Promise.resolve(origin))
  const { buildingUuid, launchUrl } = spent
  return samlHandOver(dependencies, registration, {
    userId: user.id,
    buildingUuid,
    serviceProvider: serviceprovider,
    url: launchUrl,
    origin,
  })
}

const messagesFor = (context: Context<Env>) => launchMessages[localeOf(context)]

/** A script submits the form; without scripts the user presses its button. */
function handOver(context: Context<Env>, { acs, samlResponse, url }: HandedOver) {
  const { title, go } = messagesFor(context)
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  return plainPage(context, {
    title,
    // The form's target and the address it may redirect to, as origins: a policy does not accept queries.
    formAction: [...new Set([acs, url].map((address) => new URL(address).origin))].join(' '),
    script: 'document.forms[0].submit()',
    content: `<form method="post" action="${escapeHtml(acs)}">${hidden('SAMLResponse', samlResponse)}${hidden('RelayState', url)}<button>${go}</button></form>`,
  })
}

function overPage(context: Context<Env>, status: 403 | 429) {
  const { over, overText } = messagesFor(context)
  return plainPage(context, { title: over, content: `<p>${overText}</p>`, status })
}
