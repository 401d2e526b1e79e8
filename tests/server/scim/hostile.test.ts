import { users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany, type Company } from '../builders/directory'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { aScimToken } from '../builders/scim'
import { withWorld } from '../withWorld'
import { core, listOf, oktaUser, patchOf, refusalOf, scimCalls, userOf } from './scimCalls'

const world = withWorld()
let tower: Building
let acme: Company
let brook: Company
let ada: Person
let calls: ReturnType<typeof scimCalls>
beforeEach(async () => {
  tower = await aBuilding(world)
  acme = await aCompany(world, { in: tower, name: 'Acme' })
  brook = await aCompany(world, { in: tower, name: 'Brook' })
  ada = await aPerson(world, { in: tower, companyUuid: acme.uuid })
  calls = scimCalls(world, (await aScimToken(world, { of: acme })).token)
})

describe('a token', () => {
  it('neither shows nor changes people of another company, of none, or devices', async () => {
    const others = [
      await aPerson(world, { in: tower, companyUuid: brook.uuid }),
      await aPerson(world, { in: tower }),
      await aKiosk(world, { in: tower, companyUuid: acme.uuid }),
    ]
    expect(listOf(await calls.call('GET', '/Users')).Resources.map(({ id }) => id)).toEqual([
      ada.uuid,
    ])
    for (const { uuid, email, id } of others) {
      for (const filter of [
        `userName eq "${email}"`,
        `id eq "${uuid}"`,
        `not (id eq "${ada.uuid}")`,
      ]) {
        expect(listOf(await calls.find(filter)).totalResults).toBe(0)
      }
      const answers = [
        await calls.read(uuid),
        await calls.patch(uuid, { op: 'replace', value: { active: false } }),
        await calls.replace(uuid, oktaUser(email, { active: false })),
        await calls.remove(uuid),
      ]
      for (const answer of answers) expect(refusalOf(answer)).toEqual([404, undefined])
      const [row] = await world.database.connection.select().from(users).where(eq(users.id, id))
      expect(row).toMatchObject({
        deactivated: false,
        firstName: others.find((each) => each.id === id)?.firstName,
        version: 1,
      })
    }
  })

  it('that is missing, unknown, or of a session is refused', async () => {
    const { token } = await world.signIn(ada)
    for (const [given, path] of [
      ['', '/Users'],
      ['portico_scim_unknown', '/Users'],
      [token, '/ServiceProviderConfig'],
    ] as const) {
      const answer = await scimCalls(world, given).call('GET', path)
      expect(refusalOf(answer)).toEqual([401, undefined])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
    expect(
      world.logged.some((line) => line.includes('"security"') && line.includes('unauthenticated')),
    ).toBe(true)
  })

  it('is no session of the API or of the console', async () => {
    const { token } = await aScimToken(world, { of: acme })
    for (const path of ['/api/users/current', '/api/portico/v1/operate/me']) {
      expect((await world.request('GET', path, { token })).status).toBe(401)
    }
  })

  it('may be guessed only so often by a client', async () => {
    const guess = () =>
      scimCalls(world, 'portico_scim_guess').call('GET', '/Users', undefined, { client: '9.9.9.9' })
    for (let at = 0; at < 60; at += 1) expect((await guess()).status).toBe(401)
    const answer = await guess()
    expect(refusalOf(answer)).toEqual([429, undefined])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a request that is no proper one', () => {
  it.each([
    ['broken JSON', '{"userName":', 400, 'invalidSyntax'],
    ['a list', '[]', 400, 'invalidSyntax'],
    ['null', 'null', 400, 'invalidSyntax'],
    ['a deep tree', `${'{"name":'.repeat(5000)}1${'}'.repeat(5000)}`, 400, 'invalidValue'],
    ['10 MB', `{"userName":"${'x'.repeat(10_000_000)}"}`, 413, undefined],
  ])('is refused: %s', async (_, raw, status, type) => {
    const answer = await calls.call('POST', '/Users', undefined, { raw })
    expect(refusalOf(answer)).toEqual([status, type])
  })

  it('is refused in another type than JSON', async () => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await calls.call('POST', '/Users', undefined, { raw: '{}', headers })
    expect(refusalOf(answer)).toEqual([415, undefined])
  })

  it('is refused at a host that is not one of ours', async () => {
    const answer = await calls.call('GET', '/Users', undefined, { host: 'evil.example' })
    expect(refusalOf(answer)[0]).toBe(400)
  })

  it.each([
    ['no operations', {}, 'invalidSyntax'],
    ['an unknown operation', patchOf({ op: 'move', path: 'active', value: true }), 'invalidSyntax'],
    [
      'too many',
      patchOf(...Array.from({ length: 101 }, () => ({ op: 'add', value: {} }))),
      'invalidSyntax',
    ],
    ['no object', patchOf({ op: 'replace', value: 'x' }), 'invalidSyntax'],
    ['a path that is none', patchOf({ op: 'replace', path: 'a b', value: 'x' }), 'invalidPath'],
    ['a path that is a number', patchOf({ op: 'replace', path: 1, value: 'x' }), 'invalidPath'],
    ['a removal of nothing', patchOf({ op: 'remove' }), 'invalidPath'],
    [
      'a filter that is none',
      patchOf({ op: 'add', path: 'emails[x].value', value: 'x' }),
      'invalidFilter',
    ],
    ['the id', patchOf({ op: 'replace', path: 'id', value: 'x' }), 'mutability'],
    ['a required attribute', patchOf({ op: 'remove', path: 'userName' }), 'mutability'],
    ['the address', patchOf({ op: 'remove', path: 'emails[type eq "work"]' }), 'mutability'],
    [
      'an object as a name',
      patchOf({ op: 'add', path: 'name.givenName', value: {} }),
      'invalidValue',
    ],
    ['an object as a flag', patchOf({ op: 'add', path: 'active', value: {} }), 'invalidValue'],
  ])('is refused as a change: %s', async (_, body, type) => {
    expect(refusalOf(await calls.call('PATCH', `/Users/${ada.uuid}`, body))).toEqual([400, type])
  })

  it.each([
    'userName',
    'userName eq',
    'userName eq nobody',
    'userName gt "a"',
    'userName eq "a',
    'userName eq "a" userName eq "b"',
    'userName eq "a" and',
    'password eq "x"',
    'password_hash pr',
    'active eq "x"',
    'active co true',
    'constructor eq "x"',
    '__proto__ pr',
    'userName eq true',
    'userName eq 1',
    'active eq 1',
    'userName eq 01',
    '(userName eq "a"',
    'userName eq "a")',
    'emails[type eq "work"',
    'userName eq "\\u0000"',
    'userName eq "\\x"',
    `${'('.repeat(400)}active eq true${')'.repeat(400)}`,
    Array.from({ length: 30 }, () => 'active eq true').join(' and '),
    `userName eq "${'x'.repeat(2000)}"`,
    '',
  ])('is refused as a filter: %s', async (filter) => {
    expect(refusalOf(await calls.find(filter))).toEqual([400, 'invalidFilter'])
  })

  it('answers a filter, however it is nested', async () => {
    const nested = Array.from({ length: 10 }, () => '(userName eq "a" or active eq true)').join(
      ' and ',
    )
    expect((await calls.find(nested)).status).toBe(200)
  })

  it.each(['no-uuid', '00000000-0000-4000-8000-000000000000', "' or 1=1"])(
    'finds no one by the id %s',
    async (id) => {
      expect(refusalOf(await calls.read(encodeURIComponent(id)))).toEqual([404, undefined])
    },
  )
})

describe('what the service is able to do', () => {
  it('is what it says', async () => {
    const { body: config } = await calls.call('GET', '/ServiceProviderConfig')
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
      sort: { supported: false },
      changePassword: { supported: false },
    })
    expect(listOf(await calls.call('GET', '/ResourceTypes')).Resources).toMatchObject([
      { id: 'User', endpoint: '/Users', schema: core },
    ])
    expect(listOf(await calls.call('GET', '/Schemas')).Resources.map(({ id }) => id)).toEqual([
      core,
    ])
    for (const path of [`/Schemas/${core}`, '/ResourceTypes/User']) {
      expect((await calls.call('GET', path)).status).toBe(200)
    }
    expect((await calls.call('GET', '/Schemas/x')).status).toBe(404)
  })

  it('leaves out groups and bulks', async () => {
    expect(listOf(await calls.call('GET', '/Groups')).totalResults).toBe(0)
    for (const [method, path] of [
      ['POST', '/Groups'],
      ['GET', '/Groups/1'],
      ['POST', '/Bulk'],
      ['GET', '/Me'],
    ] as const) {
      expect(refusalOf(await calls.call(method, path))).toEqual([501, undefined])
    }
    expect(refusalOf(await calls.call('GET', '/Else'))).toEqual([404, undefined])
  })
})

it('pages through 5,000 people', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({
    uuid: crypto.randomUUID(),
    email: `many${at}@acme.example`,
    firstName: 'Robin',
    lastName: 'Vale',
    companyUuid: acme.uuid,
  }))
  for (let at = 0; at < rows.length; at += 1000) {
    await world.database.connection.insert(users).values(rows.slice(at, at + 1000))
  }
  const seen = new Set<string>()
  for (let startIndex = 1; startIndex <= 5001; startIndex += 200) {
    const page = listOf(await calls.call('GET', `/Users?startIndex=${startIndex}&count=1000`))
    expect(page.totalResults).toBe(5001)
    expect(page.itemsPerPage).toBeLessThanOrEqual(200)
    for (const { id } of page.Resources) seen.add(id)
  }
  expect(seen.size).toBe(5001)
  expect(listOf(await calls.find('userName eq "many4999@acme.example"')).totalResults).toBe(1)
  expect(userOf(await calls.create(oktaUser('one.more@acme.example'))).active).toBe(true)
}, 60_000)
