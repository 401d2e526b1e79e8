import type { Endpoint } from '@contract/endpoint'
import { preferredLocale } from '@contract/locales'
import { table } from '@contract/table'
import { type Context, Hono } from 'hono'
import { Refusal } from '../domain/refusal'
import { registrationOf } from '../domain/signUp/registration'
import { bodyText } from './bodyText'
import { auditCall, type CallAudit } from './callAudit'
import { callerOf } from './callerOf'
import { clientOf } from './client'
import { compressReply } from './compressReply'
import type { Dependencies } from './dependencies'
import { once } from './idempotency'
import type { Call, Implementation } from './implement'
import { refuseClosedHost } from './openHost'
import type { FormLimits } from './readForm'
import { refuseKiosk } from './refuseKiosk'
import { validate } from './validate'
import type { Variables } from './variables'

/** Room for the text fields of a form, beside its files. */
const fieldBytes = 256 * 1024
const mediaType = 'application/vnd.portico.v2+json'
/** Nothing on the way may keep parts of a stream until it has enough of them. */
const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Names of the endpoints that have no implementation yet; they answer 501. */
export function missingEndpoints(implementations: readonly Implementation[]): string[] {
  const built = new Set(implementations.map(({ endpoint }) => endpoint))
  return table
    .filter((row) => !built.has(row.endpoint))
    .map((row) => `${row.endpoint.method} ${row.endpoint.path}`)
}

export function mountEndpoints(
  dependencies: Dependencies,
  implementations: readonly Implementation[],
): Hono<{ Variables: Variables }> {
  const api = new Hono<{ Variables: Variables }>()
  const built = new Map(implementations.map((entry) => [entry.endpoint, entry]))
  // The router takes the first match, so fixed paths come first: `/code/reset-password/…` before `/code/:code/…`.
  const rows = table.toSorted((a, b) => parameters(a.endpoint) - parameters(b.endpoint))
  for (const { area, endpoint } of rows) {
    const implementation = built.get(endpoint)
    api.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path)
      if (implementation === undefined) throw new Refusal('not_implemented')
      const audit = auditCall(dependencies, context, endpoint)
      try {
        await refuseClosedHost(dependencies, context.get('host'), area)
        return await answer(context, dependencies, implementation, audit)
      } catch (error) {
        audit.refused(error)
        throw error
      }
    })
  }
  return api
}

/** The byte limit allows one file too many, so that the refusal can name the real reason: too many files. */
function formLimits({ deployment }: Dependencies): FormLimits {
  const { attachments, attachmentBytes } = deployment.browser.limits
  const bytes = (attachments + 1) * attachmentBytes + fieldBytes
  return { bytes, files: attachments, fileBytes: attachmentBytes }
}

function parameters(endpoint: Endpoint): number {
  return endpoint.path.split(':').length
}

async function answer(
  context: Context<{ Variables: Variables }>,
  dependencies: Dependencies,
  implementation: Implementation,
  audit: CallAudit,
): Promise<Response> {
  const { endpoint } = implementation
  const arrivedAt = dependencies.now()
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
  const principal =
    endpoint.access === 'user'
      ? await callerOf(dependencies, bearer, endpoint, context.req.param('buildingId'))
      : null
  if (principal !== null) audit.concerns(principal.email)
  refuseKiosk(principal, endpoint)
  const registration =
    endpoint.access === 'registration' ? await registrationOf(dependencies, bearer) : null
  if (registration !== null) audit.concerns(registration.email)
  const setCookies: string[] = []
  // The body is read after the caller is known, so that strangers cannot make the server read large bodies.
  const given = await validate(context, endpoint, formLimits(dependencies))
  audit.reads(given.body, given.query)
  const call = {
    ...dependencies,
    ...given,
    caller: {
      principal,
      registration,
      bearer,
      arrivedAt,
      traceId: context.get('traceId'),
      host: context.get('host'),
      client: clientOf(context, dependencies.deployment.server.trustedProxies),
      agent: context.req.header('user-agent') ?? '',
      cookie: context.req.header('cookie') ?? '',
      setCookie: (cookie: string) => void setCookies.push(cookie),
      concerns: audit.concerns,
      record: audit.record,
      hostHeader: context.req.header('host'),
      locale: preferredLocale(context.req.header('accept-language')),
    },
  } as unknown as Call<Endpoint>
  if ('stream' in implementation) {
    const stream = await implementation.stream(call)
    audit.answered()
    return new Response(stream, { headers: streamHeaders })
  }
  const act = async () => {
    const reply = await implementation.handle(call)
    audit.answered()
    return { status: endpoint.status ?? 200, body: JSON.stringify(reply) }
  }
  const key = context.req.header('idempotency-key')
  const owner = principal ?? registration
  // Each key is stored as a row in the database, so callers without an account get a limited number of them.
  if (key !== undefined && endpoint.method !== 'GET' && owner === null) {
    await dependencies.limits.spend('keyedByClient', call.caller.client)
  }
  const { status, body } =
    key === undefined || endpoint.method === 'GET'
      ? await act()
      : await once(
          dependencies.database.connection,
          arrivedAt,
          {
            key: checkedKey(key),
            scope: `${endpoint.method} ${context.req.path} ${owner?.uuid ?? ''}`,
            body: await bodyText(call.body),
          },
          act,
        )
  const accepts = context.req.header('accept')?.includes(mediaType) ?? false
  const sent = await compressReply(body, endpoint, context.req.header('accept-encoding'))
  const response = new Response(sent.body, {
    status,
    headers: {
      ...sent.headers,
      'content-type': accepts ? mediaType : 'application/json',
      'cache-control': 'no-store',
    },
  })
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
  return response
}

function checkedKey(key: string): string {
  if (key.length >= 8 && key.length <= 200) return key
  throw new Refusal('invalid_request', {
    errors: [
      {
        path: 'headers.idempotency-key',
        code: 'length',
        message: 'Must have 8 to 200 characters',
      },
    ],
  })
}
