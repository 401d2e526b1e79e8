import { allPermissions } from '@contract/permissionRegistry'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aGrant, anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls, pageOf, recordOf } from './operateCalls'

type Company = Awaited<ReturnType<typeof aCompany>>

const world = withWorld()
/** Acme rents in the tower and the annex, Brook in the tower alone, nobody in the yard. */
let tower: Building
let annex: Building
let yard: Building
let acme: Company
let brook: Company
let nia: Person
let ben: Person
/** The session of Acme's administrator. */
let token: string
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower' })
  annex = await aBuilding(world, { name: 'Birch Annex' })
  yard = await aBuilding(world, { name: 'Cedar Yard' })
  acme = await aCompany(world, { in: [tower, annex], name: 'Acme' })
  brook = await aCompany(world, { in: tower, name: 'Brook' })
  nia = await aPerson(world, { in: tower, companyUuid: acme.uuid, firstName: 'Nia' })
  ben = await aPerson(world, { in: tower, companyUuid: brook.uuid, firstName: 'Ben' })
  token = await signIn(await anOperator(world, { role: 'tenantAdministrator', company: acme }))
})

const signIn = (who: Person) => operateCalls(world).signIn(who)
const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token, ...sent })
const names = async (query = '') =>
  pageOf(await call('GET', `people${query}`)).data.map(({ first_name }) => first_name)
const invite = (changed: object) =>
  call('POST', 'people', {
    body: {
      email: 'new@acme.example',
      first_name: 'Zoe',
      last_name: 'Falk',
      building_uuid: tower.uuid,
      company_uuid: acme.uuid,
      ...changed,
    },
  })

describe('a tenant administrator', () => {
  it('is told of the company, and of the buildings where it rents', async () => {
    expect((await call('GET', 'me')).body).toMatchObject({
      grants: [{ role: 'tenantAdministrator', company: { name: 'Acme' }, building: null }],
      capabilities: ['people.read', 'people.edit', 'people.deactivate', 'people.provision'],
      buildings: [{ name: 'Alder Tower' }, { name: 'Birch Annex' }],
      companies: [{ name: 'Acme' }],
    })
  })

  it('finds the people of the company alone, whatever is searched for', async () => {
    await aPerson(world, { in: tower, companyUuid: null, firstName: 'Ada' })
    expect(await names()).toEqual(['Nia'])
    expect(await names(`?building=${tower.uuid}`)).toEqual(['Nia'])
    expect(await names(`?company=${brook.uuid}`)).toEqual([])
    expect(await names(`?building=${yard.uuid}`)).toEqual([])
    expect(await names('?search=Ben')).toEqual([])
    expect(codeOf(await call('GET', `people/${ben.uuid}`))).toBe('not_found')
    expect(recordOf(await call('GET', `people/${nia.uuid}`))).toMatchObject({
      memberships: [{ building: { name: 'Alder Tower' } }],
      companies: [{ name: 'Acme' }],
    })
  })

  it('changes them, and nobody else', async () => {
    const calls = (uuid: string) => [
      call('PUT', `people/${uuid}`, { body: { version: 1, first_name: 'Zed' } }),
      call('PUT', `people/${uuid}/membership`, {
        body: { version: 2, building_uuid: annex.uuid, member: true },
      }),
      call('DELETE', `people/${uuid}/sessions`),
      call('PUT', `people/${uuid}/active`, { body: { version: 3, active: false } }),
    ]
    for (const answer of calls(ben.uuid)) expect(codeOf(await answer)).toBe('not_found')
    const own = await calls(nia.uuid).reduce<Promise<number[]>>(
      async (before, answer) => [...(await before), (await answer).status],
      Promise.resolve([]),
    )
    expect(own[0]).toBe(200)
    expect(own.includes(403) || own.includes(404)).toBe(false)
  })

  it.each<{ company?: string; building?: string }>([
    { company: 'none' },
    { company: 'brook' },
    { building: 'yard' },
  ])('invites only into their company and its buildings: %j', async (given) => {
    const answer = await invite({
      ...(given.company === 'none' && { company_uuid: null }),
      ...(given.company === 'brook' && { company_uuid: brook.uuid }),
      ...(given.building === 'yard' && { building_uuid: yard.uuid }),
    })
    expect(['not_found', 'permission_denied']).toContain(codeOf(answer))
    expect(await world.mails('new@acme.example')).toEqual([])
  })

  it('invites into their company', async () => {
    const answer = await invite({ email: 'zoe@acme.example' })
    expect(recordOf(answer)).toMatchObject({ company: { name: 'Acme' } })
    expect(await world.mails('zoe@acme.example')).toHaveLength(1)
  })

  it('does not take over accounts of other companies by inviting them', async () => {
    expect(codeOf(await invite({ email: ben.email, building_uuid: annex.uuid }))).toBe(
      'permission_denied',
    )
    const alone = await aPerson(world, { in: yard, companyUuid: null })
    expect(codeOf(await invite({ email: alone.email }))).toBe('permission_denied')
  })

  it('moves nobody out of the company, nor into a building where it does not rent', async () => {
    const update = (body: object) =>
      call('PUT', `people/${nia.uuid}`, { body: { version: 1, ...body } })
    expect(codeOf(await update({ company_uuid: null }))).toBe('permission_denied')
    expect(codeOf(await update({ company_uuid: brook.uuid }))).toBe('not_found')
    const moved = await call('PUT', `people/${nia.uuid}/membership`, {
      body: { version: 1, building_uuid: yard.uuid, member: true },
    })
    expect(codeOf(moved)).toBe('not_found')
  })

  it('leaves those alone who have a role, or belong to another building', async () => {
    const manager = await anOperator(world, {
      role: 'buildingManager',
      of: tower,
      in: tower,
      companyUuid: acme.uuid,
    })
    const operator = await anOperator(world, { in: tower, companyUuid: acme.uuid })
    const guest = await aPerson(world, { in: [tower, yard], companyUuid: acme.uuid })
    const place = { version: 1, building_uuid: tower.uuid }
    for (const { uuid } of [manager, operator, guest]) {
      const answers = [
        await call('PUT', `people/${uuid}/active`, { body: { version: 1, active: false } }),
        await call('PUT', `people/${uuid}/membership`, { body: { ...place, member: false } }),
        await call('PUT', `people/${uuid}/permissions`, {
          body: { ...place, permission: allPermissions[0], granted: true },
        }),
        await call('DELETE', `people/${uuid}/sessions`),
      ]
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'permission_denied'))
    }
  })

  it('still signs out and deactivates someone whom they removed from the last building', async () => {
    await anOperator(world)
    const session = (await world.signIn(nia)).token
    const body = { version: 1, building_uuid: tower.uuid, member: false }
    const removed = await call('PUT', `people/${nia.uuid}/membership`, { body })
    expect(recordOf(removed)).toMatchObject({ memberships: [] })
    const { version } = recordOf(await call('GET', `people/${nia.uuid}`))
    expect((await call('DELETE', `people/${nia.uuid}/sessions`)).status).toBe(200)
    const off = { body: { version, active: false } }
    expect((await call('PUT', `people/${nia.uuid}/active`, off)).status).toBe(200)
    const read = await world.request('GET', '/api/users/current', { token: session })
    expect(read.status).toBe(401)
    // Another building's manager does not get to know them by that.
    const other = await signIn(await anOperator(world, { role: 'buildingManager', of: yard }))
    expect(codeOf(await call('GET', `people/${nia.uuid}`, { token: other }))).toBe('not_found')
  })

  it.each(['buildings', 'companies', 'grants', 'audit', 'deployment/whitelabels'])(
    'sees no %s',
    async (path) => {
      const answer = await call('GET', path)
      expect(['permission_denied', 'not_found']).toContain(codeOf(answer))
    },
  )

  it('imports nobody, since a file names any company', async () => {
    const file = btoa('email,first_name,last_name\nnew@acme.example,Nia,Holt\n')
    const body = { building_uuid: tower.uuid, dry_run: true, file }
    expect(codeOf(await call('POST', 'people/import', { body }))).toBe('permission_denied')
  })
})

describe('the role', () => {
  const grant = (as: string, changed: object = {}) =>
    call('POST', 'grants', {
      token: as,
      body: {
        email: nia.email,
        role: 'tenantAdministrator',
        building_uuid: null,
        portfolio_uuid: null,
        company_uuid: acme.uuid,
        ...changed,
      },
    })

  it('is granted by those whose roles cover all buildings of the company', async () => {
    const ofTower = await signIn(await anOperator(world, { role: 'buildingManager', of: tower }))
    expect(codeOf(await grant(ofTower))).toBe('permission_denied')
    expect((await grant(ofTower, { company_uuid: brook.uuid })).status).toBe(201)
    const operator = await signIn(await anOperator(world))
    expect(recordOf(await grant(operator))).toMatchObject({ company: { name: 'Acme' } })
    const visible = pageOf(await call('GET', 'grants', { token: ofTower })).data
    expect(visible.some(({ company }) => JSON.stringify(company)?.includes('Brook'))).toBe(true)
    const acmes = await aGrant(world, { to: ben, role: 'tenantAdministrator', company: acme })
    expect(codeOf(await call('DELETE', `grants/${acmes.uuid}`, { token: ofTower }))).toBe(
      'permission_denied',
    )
  })

  it('cannot grant itself, and has a company as its scope alone', async () => {
    expect(codeOf(await grant(token))).toBe('permission_denied')
    const operator = await signIn(await anOperator(world))
    expect(codeOf(await grant(operator, { building_uuid: tower.uuid }))).toBe('invalid_request')
    expect(codeOf(await grant(operator, { company_uuid: null }))).toBe('invalid_request')
    expect(codeOf(await grant(operator, { company_uuid: crypto.randomUUID() }))).toBe('not_found')
    expect(codeOf(await grant(operator, { role: 'editor' }))).toBe('invalid_request')
  })
})
