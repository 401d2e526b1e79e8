import type { Endpoint } from '@contract/endpoint'
import { preferredLocale } from '@contract/locales'
import { table } from '@contract/table'
import { type Context, Hono } from 'hono'
import { authenticate } from '../domain/principal'
import { Refusal } from '../domain/refusal'
import { registrationOf } from '../domain/signUp/registration'
import { bodyText } from './bodyText'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { once } from './idempotency'
import type { Call, Implementation } from './implement'
import { refuseClosedHost } from './openHost'
import { packed } from './packed'
import type { FormLimits } from './readForm'
import { type Witness, witnessOf } from './securityWitness'
import { validate } from './validate'
import type { Variables } from './variables'

/** What stands in a form beside its files. */
const fieldBytes = 256 * 1024
const mediaType = 'application/vnd.portico.v2+json'

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
  // Fixed segments go before parameters: `/code/reset-password/…` before `/code/:code/…`.
  const rows = table.toSorted((a, b) => parameters(a.endpoint) - parameters(b.endpoint))
  for (const { area, endpoint } of rows) {
    const implementation = built.get(endpoint)
    api.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path)
      if (implementation === undefined) throw new Refusal('not_implemented')
      const witness = witnessOf(dependencies, context, endpoint)
      try {
        await refuseClosedHost(dependencies, context.get('host'), area)
        return await answer(context, dependencies, implementation, witness)
      } catch (error) {
        witness.refused(error)
        throw error
      }
    })
  }
  return api
}

/** A form may hold one file more than may be attached, so that it is told so by name. */
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
  { endpoint, handle }: Implementation,
  witness: Witness,
): Promise<Response> {
  const arrivedAt = dependencies.now()
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
  const principal =
    endpoint.access === 'user' ? await authenticate(dependencies, bearer, endpoint.path) : null
  if (principal !== null) witness.concerns(principal.email)
  if (principal?.kind === 'kiosk' && endpoint.kiosk !== true) {
    throw new Refusal('permission_denied', { detail: 'A kiosk may not do this.' })
  }
  const registration =
    endpoint.access === 'registration' ? await registrationOf(dependencies, bearer) : null
  if (registration !== null) witness.concerns(registration.email)
  const setCookies: string[] = []
  // Only now is the body read: who is not known sends nothing of size.
  const given = await validate(context, endpoint, formLimits(dependencies))
  witness.reads(given.body, given.query)
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
      cookie: context.req.header('cookie') ?? '',
      setCookie: (cookie: string) => void setCookies.push(cookie),
      concerns: witness.concerns,
      record: witness.record,
      hostHeader: context.req.header('host'),
      locale: preferredLocale(context.req.header('accept-language')),
    },
  } as unknown as Call<Endpoint>
  const act = async () => {
    const reply = await handle(call)
    witness.answered()
    return { status: endpoint.status ?? 200, body: JSON.stringify(reply) }
  }
  const key = context.req.header('idempotency-key')
  const owner = principal ?? registration
  // Each key becomes a row: whoever is not known gets so many of them.
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
  const sent = await packed(body, endpoint, context.req.header('accept-encoding'))
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
