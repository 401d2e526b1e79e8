import { users } from '@server/db/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aPerson, type Person, password } from '../builders/people'
import { list, read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'

const world = withWorld()
let tower: Building
let hafenblick: Building
let ada: Person
let token: string
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'One Meridian Plaza' })
  hafenblick = await aBuilding(world, {
    name: 'Hafenblick',
    languages: [
      { code: 'de_DE', name: 'Deutsch', priority: 0 },
      { code: 'en_GB', name: 'English (UK)', priority: 1 },
    ],
  })
  const company = await aCompany(world, { name: 'Harcourt & Vale' })
  ada = await aPerson(world, {
    in: [tower, hafenblick],
    firstName: 'Ada',
    lastName: 'Winthrop',
    companyUuid: company.uuid,
    permissions: ['can-see-admin-ui-link'],
  })
  token = (await world.signIn(ada)).token
})

const change = (body: object) => world.request('PUT', '/api/users/current', { body, token })
const me = async () => (await world.request('GET', '/api/users/current', { token })).body

describe('the signed-in user', () => {
  it('is read with roles and company', async () => {
    expect(await me()).toMatchObject({
      email: ada.email,
      first_name: 'Ada',
      default_building_uuid: tower.uuid,
      roles: [{ name: 'tenant' }],
      company_name: 'Harcourt & Vale',
      admin: false,
    })
  })

  it('changes the given fields and nothing else', async () => {
    const answer = await change({ first_name: ' Adela ', locale: 'de-de' })
    expect(answer.status).toBe(200)
    expect(await me()).toMatchObject({
      first_name: 'Adela',
      last_name: 'Winthrop',
      locale: 'de-de',
    })
  })

  it('accepts the terms explicitly, and permanently', async () => {
    await world.database.connection.update(users).set({ termsAccepted: false })
    for (const body of [{ first_name: 'Adela' }, { is_term_accepted: false }]) {
      await change(body)
      expect(await me()).toMatchObject({ terms_accepted: false })
    }
    for (const is_term_accepted of [true, false]) {
      await change({ is_term_accepted })
      expect(await me()).toMatchObject({ terms_accepted: true })
    }
  })

  it('cannot set fields reserved for the server', async () => {
    const before = await me()
    await change({
      admin: true,
      hqo: true,
      confirmed: false,
      deactivated: true,
      roles: [{ name: 'building_manager' }],
      portfolio_uuid: crypto.randomUUID(),
      email: 'other@tenants.example',
      id: 1,
    })
    expect(await me()).toEqual(before)
  })

  it('can make any of their buildings the default', async () => {
    for (const default_building_uuid of [hafenblick.uuid, tower.uuid]) {
      expect((await change({ default_building_uuid })).status).toBe(200)
      expect(await me()).toMatchObject({ default_building_uuid })
    }
  })

  it('cannot make another building the default, and the error names the field', async () => {
    const elsewhere = await aBuilding(world)
    const answer = await change({ default_building_uuid: elsewhere.uuid })
    expect(answer.status).toBe(422)
    expect(readProblem(answer).errors?.[0]?.path).toBe('body.default_building_uuid')
  })

  it.each([
    [{ first_name: '   ' }, 'body.first_name'],
    [{ first_name: 'Open https://evil.example' }, 'body.first_name'],
    [{ last_name: 'www.evil.example' }, 'body.last_name'],
    [{ last_name: '\u200B\u00AD' }, 'body.last_name'],
    [{ last_name: '' }, 'body.last_name'],
    [{ last_name: 'x'.repeat(101) }, 'body.last_name'],
    [{ default_building_uuid: 'meridian' }, 'body.default_building_uuid'],
    [{ locale: 'klingon' }, 'body.locale'],
    [{ is_term_accepted: 'yes' }, 'body.is_term_accepted'],
    [{ password }, 'body.new_password'],
    [{ new_password: 'Another-Pass1!' }, 'body.password'],
    [{ password, new_password: 'short' }, 'body.new_password'],
    [{ password, new_password: 'nouppercase1!' }, 'body.new_password'],
    [{ password, new_password: 'NoDigits-here!' }, 'body.new_password'],
    [{ password, new_password: 'NoSpecial123' }, 'body.new_password'],
  ])('cannot save %j, and the error names %s', async (body, path) => {
    const answer = await change(body)
    expect(answer.status).toBe(400)
    expect(readProblem(answer).errors?.map((error) => error.path)).toContain(path)
  })
})

describe('a change of the password', () => {
  const next = 'Another-Pass1!'

  it('ends every other session and keeps this one', async () => {
    const other = await world.signIn(ada)
    expect((await change({ password, new_password: next })).status).toBe(200)
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(200)
    expect((await world.request('GET', '/api/users/current', { token: other.token })).status).toBe(
      401,
    )
    const login = await world.request('POST', '/api/auth/v2/login', {
      body: { email: ada.email, password: next },
    })
    expect(login.status).toBe(200)
  })

  it('fails with a wrong current one', async () => {
    const answer = await change({ password: 'wrong', new_password: next })
    expect(readProblem(answer).code).toBe('credentials_not_match')
  })

  it('fails with the current and every earlier one', async () => {
    await change({ password, new_password: next })
    for (const used of [next, password]) {
      const answer = await change({ password: next, new_password: used })
      expect(answer.status).toBe(409)
      expect(readProblem(answer).code).toBe('password_has_been_used')
    }
  })
})

describe("the user's buildings", () => {
  it('are listed by both endpoints, with languages on request', async () => {
    const plain = await world.request('GET', '/api/users/current/buildings', { token })
    expect(read(list, plain.body)).toMatchObject({ total: 2, limit: 100, offset: 0 })
    const scoped = await world.request(
      'GET',
      '/api/tenant/v1/users/current/buildings?include=languages&brand_scope=ALL',
      { token },
    )
    expect(scoped.body).toHaveProperty('data.0.languages.length', 2)
    const bare = await world.request('GET', '/api/tenant/v1/users/current/buildings', { token })
    expect(bare.body).not.toHaveProperty('data.0.languages')
  })

  it('are paged', async () => {
    const { body } = await world.request('GET', '/api/users/current/buildings?limit=1&offset=1', {
      token,
    })
    const page = read(list, body)
    expect(page).toMatchObject({ total: 2, limit: 1, offset: 1 })
    expect(page.data.map((building) => building.name)).toEqual(['One Meridian Plaza'])
  })
})

describe('permissions', () => {
  const sendRequest = (buildings: string[], who = token) =>
    world.request(
      'GET',
      `/api/user-permissions/v1?building_uuids=${buildings.join(',')}&permissions=can-see-admin-ui-link,fly`,
      { token: who },
    )

  it('are returned exactly as requested', async () => {
    const elsewhere = await aBuilding(world)
    const { body } = await sendRequest([tower.uuid, elsewhere.uuid])
    expect(body).toEqual({
      data: {
        [tower.uuid]: { 'can-see-admin-ui-link': true, fly: false },
        [elsewhere.uuid]: { 'can-see-admin-ui-link': false, fly: false },
      },
    })
  })

  it('belong to the user', async () => {
    const ben = await world.signIn(await aPerson(world, { in: tower }))
    const { body } = await sendRequest([tower.uuid], ben.token)
    expect(body).toHaveProperty(['data', tower.uuid, 'can-see-admin-ui-link'], false)
  })
})
