import type { Endpoint } from '@contract/endpoint'
import { preferredLocale } from '@contract/locales'
import { table } from '@contract/table'
import { type Context, Hono } from 'hono'
import type { Connection } from '../db/database'
import type { Letters, Mail } from '../ports/mail'
import { registrationOf } from '../services/auth/signUp/registration'
import { Refusal } from '../services/platform/refusal'
import { admitCall, auditedCall } from './admitCall'
import { bodyText } from './bodyText'
import { auditCall, type CallAudit } from './callAudit'
import { callerOf } from './callerOf'
import { clientOf } from './client'
import { compressReply } from './compressReply'
import type { Dependencies } from './dependencies'
import { createForms, type OpenForm } from './forms'
import type { Sender } from './formsInFlight'
import type { Call, Implementation } from './implement'
import { isCrossSite } from './isCrossSite'
import { isForm, isLargeBody, readJson } from './readBody'
import { createUnitsOfWork } from './unitOfWork'
import { validate } from './validate'
import type { Variables } from './variables'

type UnitOfWork = ReturnType<typeof createUnitsOfWork>

const mediaType = 'application/vnd.portico.v2+json'
/** Prevents proxies from buffering parts of a stream. */
const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Names of the endpoints without an implementation; the server responds with 501. */
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
  const unitOfWork = createUnitsOfWork(dependencies.database)
  const openForm = createForms(dependencies)
  const built = new Map(implementations.map((entry) => [entry.endpoint, entry]))
  // The router uses the first match, so fixed paths come first: `/code/reset-password/…` before `/code/:code/…`.
  const rows = table.toSorted((a, b) => parameters(a.endpoint) - parameters(b.endpoint))
  for (const { area, endpoint } of rows) {
    const implementation = built.get(endpoint)
    api.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', endpoint.path)
      if (implementation === undefined) throw new Refusal('not_implemented')
      const client = clientOf(context, dependencies.deployment.server.trustedProxies)
      const audit = auditCall(dependencies, endpoint, {
        client,
        traceId: context.get('traceId'),
        hasToken: context.req.header('authorization') !== undefined,
      })
      let form: OpenForm | null = null
      let isRead = false
      try {
        const tools = {
          unitOfWork,
          audit,
          client,
          readBody: async (sender: Sender) => {
            if (isForm(context, endpoint)) form = await openForm(context, sender, endpoint)
            const body = await (form?.read() ?? readJson(context, endpoint))
            isRead = true
            return body
          },
        }
        return await auditedCall(dependencies, audit, { host: context.get('host'), area }, () =>
          answer(context, dependencies, implementation, tools),
        )
      } catch (error) {
        if (!isRead && isLargeBody(context)) context.set('closesConnection', true)
        throw error
      } finally {
        await (form as OpenForm | null)?.close()
      }
    })
  }
  return api
}

function parameters(endpoint: Endpoint): number {
  return endpoint.path.split(':').length
}

type Tools = {
  unitOfWork: UnitOfWork
  audit: CallAudit
  client: string | null
  readBody: (sender: Sender) => Promise<unknown>
}

async function answer(
  context: Context<{ Variables: Variables }>,
  dependencies: Dependencies,
  implementation: Implementation,
  { unitOfWork, audit, client, readBody }: Tools,
): Promise<Response> {
  const { endpoint } = implementation
  const arrivedAt = dependencies.now()
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null
  const principal =
    endpoint.access === 'user'
      ? await callerOf(dependencies, bearer, endpoint, context.req.param('buildingId'))
      : null
  const registration =
    endpoint.access === 'registration' ? await registrationOf(dependencies, bearer) : null
  const owner = principal ?? registration
  const key = () => ('change' in implementation ? checkedKey(context) : null)
  const setCookies: string[] = []
  // The body is read after the caller is known and counted, so that clients cannot make the server read many large
  // bodies.
  const sender = { user: owner?.uuid ?? null, client }
  const { parts, operator } = await admitCall(dependencies, implementation, audit, {
    principal,
    registration,
    client,
    key,
    read: () => validate(context, endpoint, () => readBody(sender)),
  })
  let letters: Mail[] = []
  const storeLetters = async (connection: Connection) => {
    await dependencies.outbox.store(connection, letters)
    letters = []
  }
  const call = {
    ...dependencies,
    ...parts,
    mail: { post: (letter) => void letters.push(letter) } satisfies Letters,
    caller: {
      principal,
      operator,
      registration,
      bearer,
      arrivedAt,
      traceId: context.get('traceId'),
      host: context.get('host'),
      client,
      agent: context.req.header('user-agent') ?? '',
      appVersion: context.req.header('x-app-version'),
      cookie: context.req.header('cookie') ?? '',
      setCookie: (cookie: string) => void setCookies.push(cookie),
      setSubject: audit.setSubject,
      record: audit.record,
      hostHeader: context.req.header('host'),
      isCrossSite: isCrossSite(context.req),
      locale: preferredLocale(context.req.header('accept-language')),
    },
  } as unknown as Call<Endpoint>
  const status = endpoint.status ?? 200
  let reply: string
  if ('stream' in implementation) {
    // A stream in response to HEAD would never be read, and would occupy one of the user's streams.
    if (context.req.method === 'HEAD') return new Response(null, { headers: streamHeaders })
    const stream = await implementation.stream(call)
    audit.answered()
    return new Response(stream, { headers: streamHeaders })
  }
  if ('handle' in implementation) {
    reply = JSON.stringify(await implementation.handle(call))
    audit.answered()
  } else {
    const sentKey = key()
    const attempt =
      sentKey === null
        ? null
        : {
            key: sentKey,
            scope: `${endpoint.method} ${context.req.path} ${owner?.uuid ?? ''}`,
            body: await bodyText(call.body),
          }
    let hasMail = false
    const beforeCommit = async (tx: Connection) => {
      hasMail = letters.length > 0
      await storeLetters(tx)
    }
    const unit = { attempt, status, now: arrivedAt, beforeCommit }
    const answered = await unitOfWork(unit, (commit) =>
      implementation.change(call, commit as Parameters<typeof implementation.change>[1]),
    )
    reply = answered.body
    if (!answered.isReplay) {
      audit.answered()
      if (letters.length > 0) await storeLetters(dependencies.database.connection)
      if (hasMail) dependencies.outbox.wake()
    }
  }
  const accepts = context.req.header('accept')?.includes(mediaType) ?? false
  const sent = await compressReply(reply, endpoint, context.req.header('accept-encoding'))
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

/**
 * The idempotency key of a call; null without one.
 * @throws `invalid_request` for a length that our clients do not send
 */
function checkedKey(context: Context): string | null {
  const key = context.req.header('idempotency-key')
  if (key === undefined || (key.length >= 8 && key.length <= 200)) return key ?? null
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
