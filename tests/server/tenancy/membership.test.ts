import { emailDomains, userBuildings, users } from '@server/db/schema'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { problemCode, registerOpenId } from '../auth/ssoWorld'
import { withSsoWorld } from '../auth/withSsoWorld'
import { aBuilding, aGuestBuilding, registerDomain } from '../builders/buildings'
import { anInvitedPerson, aPerson, password } from '../builders/people'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { list, read, readProblem } from '../platform/reading'
import type { Answer } from '../world'

const world = withSsoWorld()
const calls = codeCalls(world)
beforeEach(async () => {
  // The identity provider has its own clock.
  world.clock.now = new Date()
  await aBuilding(world, { uuid: tower, name: 'One Meridian Plaza' })
  await aBuilding(world, { uuid: annex })
  await aBuilding(world, { uuid: elsewhere })
  await aGuestBuilding(world, { uuid: commons })
  const both = [{ uuid: tower }, { uuid: annex }]
  await registerDomain(world, 'tenants.example', ...both)
  await aPerson(world, { in: both, email: ada, permissions: ['can-see-admin-ui-link'] })
  await aPerson(world, { in: { uuid: tower }, email: ben })
  await anInvitedPerson(world, { in: { uuid: tower }, email: csv })
})

const [ada, ben, csv] = ['ada@tenants.example', 'ben@tenants.example', 'csv@tenants.example']
const [tower, annex] = [crypto.randomUUID(), crypto.randomUUID()]
/** Open to no one, and to everyone. */
const [elsewhere, commons] = [crypto.randomUUID(), crypto.randomUUID()]
const codeOf = (answer: Answer) => readProblem(answer).code
const get = (token: string, path: string) => world.request('GET', `/api${path}`, { token })
const namesOf = async (token: string) =>
  read(list, (await get(token, '/users/current/buildings')).body).data.map(({ name }) => name)

async function idOf(email: string): Promise<number> {
  const { connection } = world.database
  const [row] = await connection.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? 0
}
async function revoke(email: string, building: string): Promise<void> {
  await world.database.connection
    .update(userBuildings)
    .set({ revokedAt: world.clock.now })
    .where(
      and(eq(userBuildings.userId, await idOf(email)), eq(userBuildings.buildingUuid, building)),
    )
}
async function links(email: string) {
  const rows = await world.database.connection
    .select()
    .from(userBuildings)
    .where(eq(userBuildings.userId, await idOf(email)))
  return Object.fromEntries(
    rows.map((row) => [row.buildingUuid, row.revokedAt === null ? row.source : 'revoked']),
  )
}
/** A sign-up up to its code; returns the token that consumes it. */
const begin = async (email: string, building: string) =>
  tokenIn((await calls.register(signUpBody({ uuid: building }, email))).body)
const confirm = async (email: string, token: string) =>
  calls.consume(await calls.codeFor(email), email, { token })

describe('a tenant', () => {
  it('cannot reopen their own sign-up and add a building there', async () => {
    const { token } = await world.signIn(ben)
    const answer = await world.request('PUT', '/api/users/current', {
      token,
      body: { is_term_accepted: false },
    })
    expect(answer.body).toMatchObject({ terms_accepted: true })
    const again = await calls.register(signUpBody({ uuid: annex }, ben, { password }))
    expect(codeOf(again)).toBe('account_exists')
    expect(await namesOf(token)).toEqual(['One Meridian Plaza'])
  })

  it('can still accept terms that they had not accepted', async () => {
    const { token } = await world.signIn(ben)
    await world.database.connection.update(users).set({ termsAccepted: false })
    const body = { is_term_accepted: true }
    const answer = await world.request('PUT', '/api/users/current', { token, body })
    expect(answer.body).toMatchObject({ terms_accepted: true })
  })
})

describe('a membership', () => {
  it.each([
    ['their domain', 'nia@tenants.example', annex, 'domain'],
    ['a guest building', 'nia@nowhere.example', commons, 'guest'],
  ])('states that it comes from %s', async (_, email, building, source) => {
    await confirm(email, await begin(email, building))
    expect(await links(email)).toEqual({ [building]: source })
  })

  it('of an upload stays an invitation', async () => {
    await confirm(csv, await begin(csv, tower))
    expect(await links(csv)).toEqual({ [tower]: 'invitation' })
  })

  it('is not created for a building that has closed since the sign-up started', async () => {
    const email = 'nia@tenants.example'
    const token = await begin(email, annex)
    await world.database.connection.delete(emailDomains).where(eq(emailDomains.buildingUuid, annex))
    expect(codeOf(await confirm(email, token))).toBe('building_not_available')
    expect(await links(email)).toEqual({})
    expect((await calls.login(email, newPassword)).status).toBe(401)
  })
})

describe('a revoked membership', () => {
  it('opens nothing: neither the building, nor its contents, nor its permissions', async () => {
    const { token } = await world.signIn(ada)
    const building = `/tenant/v1/buildings/${annex}`
    const parts = [
      '',
      '/utility-buttons',
      '/categories/contents',
      '/companies',
      '/contents-promoted',
    ]
    for (const part of parts) expect((await get(token, building + part)).status, part).toBe(200)
    await revoke(ada, annex)
    for (const part of parts) expect((await get(token, building + part)).status, part).toBe(404)
    expect(await namesOf(token)).toEqual(['One Meridian Plaza'])
    const permissions = await get(
      token,
      `/user-permissions/v1?building_uuids=${annex},${tower}&permissions=can-see-admin-ui-link`,
    )
    expect(permissions.body).toEqual({
      data: {
        [annex]: { 'can-see-admin-ui-link': false },
        [tower]: { 'can-see-admin-ui-link': true },
      },
    })
    const choice = { default_building_uuid: annex }
    const chosen = await world.request('PUT', '/api/users/current', { token, body: choice })
    expect(codeOf(chosen)).toBe('building_not_available')
  })

  it('has no permission anywhere that was not requested', async () => {
    const { token } = await world.signIn(ada)
    const input = async (buildings: string, permissions: string) =>
      (
        await get(
          token,
          `/user-permissions/v1?building_uuids=${buildings}&permissions=${permissions}`,
        )
      ).body
    expect(await input('', 'can-see-admin-ui-link')).toEqual({ data: {} })
    expect(await input(tower, '')).toEqual({ data: {} })
    expect(await input('', '')).toEqual({ data: {} })
  })

  it('is no longer the default building', async () => {
    await revoke(ada, tower)
    const { token } = await world.signIn(ada)
    expect((await get(token, '/users/current')).body).toMatchObject({ default_building_uuid: null })
  })

  it('is not restored by completing the account, nor offered there', async () => {
    await calls.sendReset(csv)
    const code = await calls.codeFor(csv)
    const set = await calls.setPassword({ email: csv, code, new_password: newPassword })
    await revoke(csv, tower)
    const complete = (building: string) =>
      calls.register(signUpBody({ uuid: building }, csv, { password: undefined }), {
        token: tokenIn(set.body),
      })
    expect(codeOf(await complete(tower))).toBe('building_not_available')
    expect((await complete(annex)).status).toBe(201)
    expect(await links(csv)).toEqual({ [tower]: 'revoked', [annex]: 'domain' })
  })

  it('is not restored by a sign-up that started before', async () => {
    const token = await begin(csv, tower)
    await revoke(csv, tower)
    expect(codeOf(await confirm(csv, token))).toBe('building_not_available')
    expect(await links(csv)).toEqual({ [tower]: 'revoked' })
  })

  it('is not restored by an identity provider', async () => {
    const email = 'csv@ssooptional.example'
    await registerDomain(world, 'ssooptional.example', { uuid: tower }, { uuid: annex })
    await registerOpenId(world, 'ssooptional.example', { required: false })
    await anInvitedPerson(world, { in: { uuid: tower }, email })
    await revoke(email, tower)
    const visitor = world.visitor()
    const uuid = await visitor.vouched(email)
    const terms = { is_term_accepted: true }
    const wanted = await visitor.authenticate(email, uuid, { ...terms, building_uuid: tower })
    expect(problemCode(wanted)).toBe('building_not_available')
    const answer = await visitor.authenticate(email, uuid, terms)
    expect(answer.body).toMatchObject({ user: { default_building_uuid: annex } })
    expect(await links(email)).toEqual({ [tower]: 'revoked', [annex]: 'domain' })
  })

  it('of another user changes nothing', async () => {
    await revoke(ada, tower)
    const { token } = await world.signIn(ben)
    expect((await get(token, `/tenant/v1/buildings/${tower}`)).status).toBe(200)
    expect((await get(token, `/tenant/v1/buildings/${elsewhere}`)).status).toBe(404)
  })
})
