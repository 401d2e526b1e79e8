import { auditEntries, scimTokens, sessionFamilies } from '@server/db/schema'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aScimToken } from '../builders/scim'
import { read } from '../platform/reading'
import { scimCalls } from '../scim/scimCalls'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls, pageOf } from './operateCalls'

const world = withWorld()
/** Acme rents in the tower and the annex, Brook in the tower alone. */
let tower: Building
let acme: Company
let brook: Company
let operator: string
beforeEach(async () => {
  tower = await aBuilding(world)
  const annex = await aBuilding(world)
  acme = await aCompany(world, { in: [tower, annex], name: 'Acme' })
  brook = await aCompany(world, { in: tower, name: 'Brook' })
  operator = await signIn(await anOperator(world, { email: 'ola@portico.example' }))
})

const signIn = (who: { email: string }) => operateCalls(world).signIn(who)
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, token = operator, body?: object) =>
  operateCalls(world).call(method, `companies/${path}`, { token, ...(body && { body }) })
const create = (company: Company, token = operator, name = 'Okta') =>
  call('POST', `${company.uuid}/scim-tokens`, token, { name })
const list = (company: Company, token = operator) =>
  call('GET', `${company.uuid}/scim-tokens`, token)
const revoke = (company: Company, uuid: string, token = operator) =>
  call('DELETE', `${company.uuid}/scim-tokens/${uuid}`, token)
const made = v.object({ data: v.object({ uuid: v.string(), token: v.string() }) })

describe('a token', () => {
  it('is shown once, stored as a hash, and works until it is revoked', async () => {
    const answer = await create(acme)
    expect(answer.status).toBe(201)
    const { uuid, token } = read(made, answer.body).data
    const [row] = await world.database.connection.select().from(scimTokens)
    expect(JSON.stringify(row)).not.toContain(token)
    const users = () => scimCalls(world, token).call('GET', '/Users')
    expect((await users()).status).toBe(200)
    const listed = await list(acme)
    expect(JSON.stringify(listed.body)).not.toContain(token)
    expect(pageOf(listed).data).toEqual([
      {
        uuid,
        name: 'Okta',
        created_at: world.clock.now.toISOString(),
        created_by: 'ola@portico.example',
        last_used_at: world.clock.now.toISOString(),
      },
    ])
    expect((await revoke(acme, uuid)).status).toBe(200)
    expect((await users()).status).toBe(401)
    expect(pageOf(await list(acme)).data).toEqual([])
  })

  it('has the minute of its last use', async () => {
    const { token } = await aScimToken(world, { of: acme })
    const usedAt = async () => pageOf(await list(acme)).data[0]?.last_used_at
    expect(await usedAt()).toBeNull()
    const first = world.clock.now
    await scimCalls(world, token).call('GET', '/Users')
    world.clock.now = new Date(first.getTime() + 30_000)
    await scimCalls(world, token).call('GET', '/Users')
    expect(await usedAt()).toBe(first.toISOString())
    world.clock.now = new Date(first.getTime() + 61_000)
    await scimCalls(world, token).call('GET', '/Users')
    expect(await usedAt()).toBe(world.clock.now.toISOString())
  })

  it('needs the password to be made and to be revoked', async () => {
    const { uuid } = await aScimToken(world, { of: acme })
    await world.database.connection.update(sessionFamilies).set({ passwordConfirmedAt: null })
    expect(codeOf(await create(acme))).toBe('password_required')
    expect(codeOf(await revoke(acme, uuid))).toBe('password_required')
  })

  it('needs a name', async () => {
    for (const name of ['', '  ', 'x'.repeat(81)]) {
      expect(codeOf(await create(acme, operator, name))).toBe('invalid_request')
    }
  })

  it('is revoked only as one of its own company', async () => {
    const { uuid } = await aScimToken(world, { of: acme })
    expect(codeOf(await revoke(brook, uuid))).toBe('not_found')
    expect(pageOf(await list(acme)).total).toBe(1)
  })

  it('is in the log of changes, without itself', async () => {
    const { uuid } = read(made, (await create(acme)).body).data
    await revoke(acme, uuid)
    const entries = await world.database.connection.select().from(auditEntries)
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'createScimToken',
      'revokeScimToken',
    ])
    for (const entry of entries) {
      expect(entry).toMatchObject({
        kind: 'scimToken',
        actor: 'ola@portico.example',
        subject: 'Okta (Acme)',
      })
      expect(JSON.stringify(entry)).not.toContain('portico_scim_')
    }
  })
})

describe('a role', () => {
  it('of a company makes tokens for this one alone', async () => {
    const token = await signIn(
      await anOperator(world, { role: 'tenantAdministrator', company: acme }),
    )
    expect((await create(acme, token)).status).toBe(201)
    expect((await list(acme, token)).status).toBe(200)
    const { uuid } = await aScimToken(world, { of: brook })
    expect(codeOf(await create(brook, token))).toBe('not_found')
    expect(codeOf(await list(brook, token))).toBe('not_found')
    expect(codeOf(await revoke(brook, uuid, token))).toBe('not_found')
  })

  it('of a building is not enough for a company that also rents elsewhere', async () => {
    const token = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
    const { uuid } = await aScimToken(world, { of: acme })
    expect((await create(brook, token)).status).toBe(201)
    expect(codeOf(await create(acme, token))).toBe('permission_denied')
    expect(codeOf(await list(acme, token))).toBe('permission_denied')
    expect(codeOf(await revoke(acme, uuid, token))).toBe('permission_denied')
  })

  it('of a company opens nothing else of it', async () => {
    const token = await signIn(
      await anOperator(world, { role: 'tenantAdministrator', company: acme }),
    )
    for (const method of ['GET', 'DELETE'] as const) {
      expect(codeOf(await call(method, acme.uuid, token))).toBe('permission_denied')
    }
  })
})
