import { operatorGrants } from '@server/db/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aPerson, type Person } from '../builders/people'
import { aScimToken } from '../builders/scim'
import { withWorld } from '../withWorld'
import { listOf, patchOf, refusalOf, scimCalls, userOf } from './scimCalls'

const world = withWorld()
let ada: Person
let calls: ReturnType<typeof scimCalls>
beforeEach(async () => {
  const tower = await aBuilding(world)
  const acme = await aCompany(world, { in: tower, name: 'Acme' })
  ada = await aPerson(world, { in: tower, companyUuid: acme.uuid })
  calls = scimCalls(world, (await aScimToken(world, { of: acme })).token)
})

const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const group = (changed: object = {}) => ({
  schemas: [groupSchema],
  displayName: 'tenantAdministrator',
  members: [{ value: ada.uuid, display: ada.email }],
  ...changed,
})
const grants = () => world.database.connection.$count(operatorGrants)

describe('groups', () => {
  it('are no resource type: discovery names users alone', async () => {
    const types = listOf(await calls.call('GET', '/ResourceTypes')).Resources
    expect(types.map(({ id }) => id)).toEqual(['User'])
    const schemas = listOf(await calls.call('GET', '/Schemas')).Resources
    expect(schemas.map(({ id }) => id)).not.toContain(groupSchema)
    for (const path of [`/Schemas/${groupSchema}`, '/ResourceTypes/Group']) {
      expect(refusalOf(await calls.call('GET', path)), path).toEqual([404, undefined])
    }
  })

  it('are an empty list for Okta, whose import of users reads it; a pushed one changes nobody', async () => {
    const before = await grants()
    const imported = listOf(await calls.call('GET', '/Groups?startIndex=1&count=100'))
    expect(imported).toMatchObject({ totalResults: 0, startIndex: 1, Resources: [] })
    const pushed = [
      await calls.call('POST', '/Groups', group()),
      await calls.call('PUT', '/Groups/00g1', group({ id: '00g1' })),
      await calls.call(
        'PATCH',
        '/Groups/00g1',
        patchOf({ op: 'replace', value: { id: '00g1', displayName: 'Admins' } }),
      ),
      await calls.call('DELETE', '/Groups/00g1'),
    ]
    expect(pushed.map(refusalOf)).toEqual(pushed.map(() => [501, undefined]))
    expect(await grants()).toBe(before)
    expect(userOf(await calls.call('GET', `/Users/${ada.uuid}`)).active).toBe(true)
  })

  it('are found by no search of Entra, and cannot be added by it', async () => {
    const before = await grants()
    const filter = encodeURIComponent('displayName eq "tenantAdministrator"')
    const found = await calls.call('GET', `/Groups?excludedAttributes=members&filter=${filter}`)
    expect(listOf(found)).toMatchObject({ totalResults: 0, Resources: [] })
    const sent = [
      await calls.call('POST', '/Groups', group({ externalId: crypto.randomUUID() })),
      await calls.call('GET', `/Groups/${crypto.randomUUID()}?excludedAttributes=members`),
      await calls.call(
        'PATCH',
        `/Groups/${crypto.randomUUID()}`,
        patchOf({ op: 'Add', path: 'members', value: [{ value: ada.uuid }] }),
      ),
    ]
    expect(sent.map(refusalOf)).toEqual(sent.map(() => [501, undefined]))
    expect(sent[0]?.body).toMatchObject({ detail: expect.stringContaining('do not push groups') })
    expect(await grants()).toBe(before)
  })

  it('show nothing without a token', async () => {
    const stranger = scimCalls(world, 'wrong')
    for (const [method, path] of [
      ['GET', '/Groups'],
      ['POST', '/Groups'],
      ['GET', '/ResourceTypes'],
    ] as const) {
      expect(refusalOf(await stranger.call(method, path)), path).toEqual([401, undefined])
    }
  })
})
