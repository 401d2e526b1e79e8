import { ssoProviders, ssoTransactions } from '@server/db/schema'
import { openTransaction, recordAttempt, takeReturn } from '@server/services/auth/sso/transactions'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import { anInvitedPerson, aPerson } from '../builders/people'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
beforeAll(async () => {
  const tower = await aBuilding(world)
  await registerDomain(world, 'tenants.example', tower)
  await anIdentityProvider(world, { domain: 'tenants.example', provisionedOnly: true })
  for (const createdBy of ['scim', 'upload'] as const) {
    await anInvitedPerson(world, { in: tower, email: `${createdBy}@tenants.example`, createdBy })
  }
  await aPerson(world, { in: tower, email: 'ada@tenants.example' })
  await anIdentityProvider(world, { domain: 'ssorequired.example' })
  await anInvitedPerson(world, { email: 'upload@ssorequired.example' })
  const domain = 'ssooptional.example'
  await anIdentityProvider(world, { domain, required: false })
  await anIdentityProvider(world, {
    domain,
    required: false,
    protocol: 'saml',
    name: 'Fjord Federation',
  })
})

const providersOf = (email: string) =>
  world.request('GET', `/api/sso/v1/providers/${encodeURIComponent(email)}?source=tenantweb`)

const start = expect.stringMatching(/^\/sso\/start\?provider=[0-9a-f-]{36}&state=[\w-]{43}$/)
const northwind = { name: 'Northwind Identity', issuer: expect.any(String), authorize_url: start }
const fjord = { name: 'Fjord Federation', single_signon_service: start }

describe('the identity providers of an address', () => {
  it.each([
    ['new@ssorequired.example', true, [northwind], []],
    ['upload@ssorequired.example', true, [northwind], []],
    ['new@ssooptional.example', false, [northwind], [fjord]],
    ['scim@tenants.example', true, [northwind], []],
    ['SCIM@Tenants.example', true, [northwind], []],
  ])('%s', async (email, required, oidc, saml) => {
    const { status, body } = await providersOf(email)
    expect(status).toBe(200)
    expect(body).toEqual({
      sso_required: required,
      oidc_providers: oidc,
      saml_providers: saml,
      transaction_uuid: expect.any(String),
    })
  })

  it.each([
    'ada@tenants.example',
    'upload@tenants.example',
    'new@tenants.example',
    'x@nowhere.example',
  ])('%s has none, and starts nothing', async (email) => {
    const { connection } = world.database
    const before = await connection.$count(ssoTransactions)
    const { body } = await providersOf(email)
    expect(body).toEqual({
      sso_required: false,
      oidc_providers: [],
      saml_providers: [],
      transaction_uuid: expect.any(String),
    })
    expect(await connection.$count(ssoTransactions)).toBe(before)
  })

  it('share one state within a response, and never across two', async () => {
    const states = async () => {
      const { body } = await providersOf('states@ssooptional.example')
      return [...JSON.stringify(body).matchAll(/state=([\w-]+)/g)].map(([, state]) => state)
    }
    const [one, two] = [await states(), await states()]
    expect(one).toHaveLength(2)
    expect(new Set([...one, ...two]).size).toBe(2)
  })

  it('are required if one of them is', async () => {
    const { connection } = world.database
    const ofDomain = eq(ssoProviders.domain, 'ssooptional.example')
    await connection
      .update(ssoProviders)
      .set({ required: true })
      .where(and(ofDomain, eq(ssoProviders.protocol, 'saml')))
    expect((await providersOf('new@ssooptional.example')).body).toMatchObject({
      sso_required: true,
      oidc_providers: [northwind],
    })
    await connection.update(ssoProviders).set({ required: false }).where(ofDomain)
  })

  it('start no attempt that has already returned', async () => {
    const { connection } = world.database
    const [provider] = await connection.select().from(ssoProviders).limit(1)
    const { uuid, state } = await openTransaction(
      connection,
      'a@ssorequired.example',
      world.clock.now,
    )
    const attempt = {
      providerUuid: provider?.uuid ?? null,
      nonce: 'nonce',
      pkceVerifier: 'verifier',
      redirectUri: 'https://house.test/login',
      samlRequestId: null,
    }
    expect(await recordAttempt(connection, uuid, attempt)).toBe(true)
    expect(await takeReturn(connection, state, world.clock.now)).toMatchObject({
      uuid,
      nonce: 'nonce',
    })
    expect(await takeReturn(connection, state, world.clock.now)).toBeNull()
    expect(await recordAttempt(connection, uuid, { ...attempt, nonce: 'other' })).toBe(false)
  })

  it('are returned within a limit', async () => {
    const emit = () => providersOf('often@ssorequired.example')
    expect((await emit()).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 120 }, emit))
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})
