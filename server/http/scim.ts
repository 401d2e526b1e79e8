import { preferredLocale } from '@contract/locales'
import { scimPath } from '@contract/operate/scimTokens'
import { type Context, Hono } from 'hono'
import type { Connection } from '../db/database'
import { confirmationPath } from '../services/auth/confirmationLinks'
import { addressMails } from '../services/auth/confirmationMails'
import { type Change, writeAudit } from '../services/operate/auditLog'
import { isOutage } from '../services/platform/outage'
import { Refusal } from '../services/platform/refusal'
import { attributesOf, type ScimAttributes } from '../services/scim/attributes'
import {
  changeScimUser,
  createScimUser,
  deleteScimUser,
  type Provisioned,
} from '../services/scim/changeUsers'
import { providerConfig, userResourceType, userSchemaResource } from '../services/scim/discovery'
import { attributesOfPatch } from '../services/scim/patch'
import { type Provisioner, provisionerOf } from '../services/scim/provisioner'
import { listOf, resourceOf, selected, tagOf, userSchema } from '../services/scim/resource'
import { ScimRefusal } from '../services/scim/scimRefusal'
import { readScimUser, type ScimUser, scimUserPage } from '../services/scim/users'
import { whitelabelFor } from '../services/tenancy/whitelabels'
import { clientOf } from './client'
import type { Dependencies } from './dependencies'
import { publicOrigin } from './publicOrigin'
import { isLargeBody } from './readBody'
import { scimProblem, scimType } from './scimErrors'
import { pageQuery, readFields, selectionIn, wantedVersion } from './scimRequest'
import type { Variables } from './variables'

type ScimContext = Context<{ Variables: Variables }>
type Call = { context: ScimContext; provisioner: Provisioner; origin: string; base: string }

/** SCIM 2.0 (RFC 7644), by which the identity provider of a company provisions its people. */
export function scimRoutes(dependencies: Dependencies): Hono<{ Variables: Variables }> {
  const { confirmationLinks, database, deployment, limits, log, now, outbox, security } =
    dependencies
  const scim = new Hono<{ Variables: Variables }>()

  /** Runs a call whose token is valid, and counts it. */
  const answer = (route: string, work: (call: Call) => Promise<Response>) => {
    return async (context: ScimContext) => {
      context.set('route', `${scimPath}${route}`)
      const client = clientOf(context, deployment.server.trustedProxies)
      try {
        const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
        const provisioner = await provisionerOf(database.connection, bearer ?? null, now())
        await limits.consume('scimByToken', provisioner.tokenUuid)
        const origin = await publicOrigin(dependencies, context.req.header('host'))
        return await work({ context, provisioner, origin, base: `${origin}${scimPath}` })
      } catch (error) {
        if (isLargeBody(context) && !context.req.raw.bodyUsed) {
          context.set('closesConnection', true)
        }
        if (error instanceof Refusal && error.code === 'unauthenticated') {
          const { code: outcome } = error
          const trace = context.get('traceId')
          security({ event: 'access', outcome, account: null, client, trace })
          await limits.consume('scimRefusedByClient', client)
        }
        throw error
      }
    }
  }

  /** Runs a change in a transaction, and writes it to the log with the name of the token. */
  const change = async <Result>(
    { context, provisioner }: Call,
    action: string,
    work: (tx: Connection) => Promise<{ result: Result; changes: readonly Change[] }>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const { result, changes } = await work(tx)
      const author = {
        actor: `${provisioner.name} (SCIM)`,
        client: clientOf(context, deployment.server.trustedProxies),
        action,
        at: now(),
      }
      if (changes.length > 0) await writeAudit(tx, author, changes)
      return result
    })

  /** The same for a person, with the mails that an address that they get needs. */
  const changePerson = async (
    call: Call,
    action: string,
    work: (tx: Connection) => Promise<Provisioned>,
  ): Promise<ScimUser> => {
    const changed = await change(call, action, async (tx) => {
      const { changes, user, addressChange } = await work(tx)
      if (addressChange !== null) {
        const reading = { ...dependencies, database: { connection: tx } }
        const { brand } = await whitelabelFor(reading, call.context.get('host'))
        const token = await confirmationLinks.sign('address', addressChange.uuid, now())
        const url = `${call.origin}${confirmationPath('address')}?${new URLSearchParams({ token })}`
        const locale = preferredLocale(addressChange.locale ?? undefined)
        await outbox.store(tx, addressMails(addressChange, { brand, locale, url }))
      }
      return { result: user, changes }
    })
    outbox.wake()
    return changed
  }

  const changeUser = (call: Call, action: string, sent: ScimAttributes) =>
    changePerson(call, action, (tx) => {
      const id = call.context.req.param('id') ?? ''
      const options = { now: now(), version: wantedVersion(call.context) }
      return changeScimUser(tx, call.provisioner, id, sent, options)
    })

  scim.get(
    '/Users',
    answer('/Users', async ({ context, provisioner, base }) => {
      const query = pageQuery(context)
      const { companyUuid } = provisioner
      const { users, total } = await scimUserPage(database.connection, companyUuid, query)
      const wanted = selectionIn(context)
      const resources = users.map((user) => selected(resourceOf(user, base), wanted))
      return json(listOf(resources, { total, startIndex: query.startIndex }))
    }),
  )
  scim.get(
    '/Users/:id',
    answer('/Users/:id', async ({ context, provisioner, base }) => {
      const id = context.req.param('id') ?? ''
      const user = await readScimUser(database.connection, provisioner.companyUuid, id)
      if (context.req.header('if-none-match') === tagOf(user)) {
        return new Response(null, { status: 304, headers: { etag: tagOf(user) } })
      }
      return userReply(context, user, base)
    }),
  )
  scim.post(
    '/Users',
    answer('/Users', async (call) => {
      const sent = attributesOf(await readFields(call.context))
      const user = await changePerson(call, 'scim.create', (tx) =>
        createScimUser(tx, call.provisioner, sent, now()),
      )
      return userReply(call.context, user, call.base, 201)
    }),
  )
  scim.put(
    '/Users/:id',
    answer('/Users/:id', async (call) => {
      const sent = attributesOf(await readFields(call.context))
      if (sent.userName === undefined) {
        throw new ScimRefusal('invalidValue', '“userName” is required.')
      }
      return userReply(call.context, await changeUser(call, 'scim.replace', sent), call.base)
    }),
  )
  scim.patch(
    '/Users/:id',
    answer('/Users/:id', async (call) => {
      const sent = attributesOfPatch(await readFields(call.context))
      return userReply(call.context, await changeUser(call, 'scim.patch', sent), call.base)
    }),
  )
  scim.delete(
    '/Users/:id',
    answer('/Users/:id', async (call) => {
      await change(call, 'scim.delete', async (tx) => {
        const id = call.context.req.param('id') ?? ''
        const options = { now: now(), version: wantedVersion(call.context) }
        const changes = await deleteScimUser(tx, call.provisioner, id, options)
        return { result: undefined, changes }
      })
      return new Response(null, { status: 204 })
    }),
  )

  const fixed = (route: string, reply: (base: string) => Record<string, unknown>) =>
    scim.get(
      route,
      answer(route, async ({ base }) => json(reply(base))),
    )
  fixed('/ServiceProviderConfig', providerConfig)
  fixed('/ResourceTypes', (base) => listOf([userResourceType(base)]))
  fixed('/ResourceTypes/User', userResourceType)
  fixed('/Schemas', (base) => listOf([userSchemaResource(base)]))
  scim.get(
    '/Schemas/:id',
    answer('/Schemas/:id', async ({ context, base }) => {
      if (context.req.param('id') === userSchema) return json(userSchemaResource(base))
      throw new Refusal('not_found', { detail: 'No such schema.' })
    }),
  )
  // Okta reads the groups when it imports users, and takes any refusal for a failure.
  fixed('/Groups', () => listOf([]))
  const refused = (routes: readonly string[], detail: string) => {
    for (const route of routes) {
      scim.all(
        route,
        answer(route, async () => {
          throw new Refusal('not_implemented', { detail })
        }),
      )
    }
  }
  refused(
    ['/Groups', '/Groups/*'],
    'There are no groups here. Assign people to the app, also by a group, and do not push groups.',
  )
  refused(['/Bulk', '/Me', '/.search', '/Users/.search'], 'Only users are supported here.')
  scim.all('*', () => {
    throw new Refusal('not_found', { detail: 'There is no such endpoint.' })
  })
  scim.onError((error, context) => {
    if (error instanceof Refusal) return scimProblem(error)
    log.error({ trace: context.get('traceId'), route: context.get('route'), err: error }, 'failed')
    const outage = { detail: 'A part of the server is unavailable.', retryAfter: 5 }
    return scimProblem(
      isOutage(error) ? new Refusal('unavailable', outage) : new Refusal('internal_error'),
    )
  })
  return scim
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': scimType, 'cache-control': 'no-store', ...headers },
  })
}

function userReply(context: ScimContext, user: ScimUser, base: string, status = 200): Response {
  const resource = resourceOf(user, base)
  return json(selected(resource, selectionIn(context)), status, {
    etag: tagOf(user),
    ...(status === 201 && { location: resource.meta.location }),
  })
}
