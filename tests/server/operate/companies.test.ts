import { companies, emailDomains, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../builders/directory'
import { aPerson } from '../builders/people'
import { codeOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, call, list } = withConsole('operator', 'buildingManager')

const id = '00000000-0000-4000-8000-000000000001'
const between = (opens_at: string, closes_at: string) => ({ opens_at, closes_at })

describe('a company', () => {
  const create = (domains: string[], building = tower, as = tokens.operator) =>
    call('POST', 'companies', {
      token: as,
      body: { name: 'Acme', building_uuid: building.uuid, domains },
    })

  it('is created with its domains, whose users then belong to it', async () => {
    const company = recordOf(await create(['ACME.example']))
    expect(company).toMatchObject({
      version: 1,
      buildings: [{ uuid: tower.uuid, domains: ['acme.example'] }],
      people: 0,
    })
  })

  it('cannot have the domain of another company, in whatever building and spelling', async () => {
    await create(['acme.example'])
    const answer = await create(['new.example', 'Acme.Example'], annex)
    expect(answer.body).toMatchObject({
      code: 'domain_taken',
      errors: [{ path: 'body.domains.1', code: 'domain_taken' }],
    })
    const { connection } = world.database
    expect(await connection.$count(companies)).toBe(1)
    expect(await connection.$count(emailDomains)).toBe(1)
  })

  it('gets a domain once if two ask for it at the same moment', async () => {
    const answers = await Promise.all([create(['acme.example']), create(['acme.example'], annex)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('has its buildings and domains replaced within reach alone', async () => {
    const acme = await aCompany(world, { in: [tower, annex] })
    await world.database.connection.insert(emailDomains).values([
      { domain: 'acme.example', buildingUuid: annex.uuid, companyUuid: acme.uuid },
      { domain: 'old.example', buildingUuid: tower.uuid, companyUuid: acme.uuid },
    ])
    const seen = recordOf(
      await call('GET', `companies/${acme.uuid}`, { token: tokens.buildingManager }),
    )
    expect(JSON.stringify(seen)).not.toContain(annex.uuid)
    const body = { version: 1, buildings: [{ uuid: tower.uuid, domains: ['new.example'] }] }
    await call('PUT', `companies/${acme.uuid}`, { token: tokens.buildingManager, body })
    const whole = recordOf(await call('GET', `companies/${acme.uuid}`))
    expect(whole).toMatchObject({
      version: 2,
      buildings: [
        { name: 'Alder Tower', domains: ['new.example'] },
        { name: 'Birch Annex', domains: ['acme.example'] },
      ],
    })
    const beyond = { version: 2, buildings: [{ uuid: annex.uuid, domains: [] }] }
    const answer = await call('PUT', `companies/${acme.uuid}`, {
      token: tokens.buildingManager,
      body: beyond,
    })
    expect(codeOf(answer)).toBe('not_found')
  })

  it('has types in small letters, each once, by which the directory finds it', async () => {
    const acme = await aCompany(world, { in: tower })
    const save = (version: number, types: string[]) =>
      call('PUT', `companies/${acme.uuid}`, { body: { version, types } })
    expect(recordOf(await save(1, [' Food', 'food', 'retail']))).toMatchObject({
      types: ['food', 'retail'],
    })
    const { token } = await world.signIn(await aPerson(world, { in: tower }))
    const found = async (type: string) => {
      const path = `/api/tenant/v1/buildings/${tower.uuid}/companies?company_types=${type}`
      const { body } = await world.request('GET', path, { token })
      return JSON.stringify(body)
    }
    expect(await found('retail')).toContain(acme.uuid)
    expect(await found('legal')).not.toContain(acme.uuid)
    for (const types of [['food & wine'], [''], ['x'.repeat(41)]])
      expect(wrongFieldsOf(await save(2, types))).toEqual(['body.types.0'])
    const many = Array.from({ length: 21 }, () => 'food')
    expect(wrongFieldsOf(await save(2, many))).toEqual(['body.types'])
    expect(recordOf(await save(2, []))).toMatchObject({ types: [] })
  })

  it('has a floor and hours in each building, which stay as they are when they are not sent', async () => {
    const acme = await aCompany(world, { in: [tower, annex] })
    const hours = { mon: between('08:00', '18:00'), sat: null }
    const update = (version: number, building: object) =>
      call('PUT', `companies/${acme.uuid}`, {
        token: tokens.buildingManager,
        body: { version, buildings: [{ uuid: tower.uuid, domains: [], ...building }] },
      })
    const facts = { floor: '18–21', opening_hours: hours }
    expect(recordOf(await update(1, facts))).toMatchObject({ buildings: [facts] })
    expect(recordOf(await update(2, {}))).toMatchObject({ buildings: [facts] })
    const whole = recordOf(await call('GET', `companies/${acme.uuid}`))
    expect(whole).toMatchObject({
      buildings: [facts, { name: 'Birch Annex', floor: null, opening_hours: {} }],
    })
    const cleared = { floor: '', opening_hours: {} }
    expect(recordOf(await update(3, cleared))).toMatchObject({
      buildings: [{ floor: null, opening_hours: {} }],
    })
  })

  it('names the field of a domain that another company has', async () => {
    await create(['acme.example'])
    const brook = await aCompany(world, { in: [tower, annex] })
    const buildings = [
      { uuid: annex.uuid, domains: ['brook.example'] },
      { uuid: tower.uuid, domains: ['brook.example', 'ACME.example'] },
    ]
    const body = { version: 1, name: 'Brook', buildings }
    const answer = await call('PUT', `companies/${brook.uuid}`, { body })
    expect(answer.body).toMatchObject({
      code: 'domain_taken',
      errors: [{ path: 'body.buildings.1.domains.1' }],
    })
    expect(recordOf(await call('GET', `companies/${brook.uuid}`))).toMatchObject({
      version: 1,
      buildings: [{ domains: [] }, { domains: [] }],
    })
  })

  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,brook' },
    { url: 'brook example' },
    { name: ' ' },
    { name: 'x'.repeat(121) },
    { description: 'x'.repeat(2001) },
    { buildings: [{ uuid: 'tower', domains: [] }] },
    { buildings: [{ uuid: id, domains: [], floor: 'x'.repeat(61) }] },
    { buildings: [{ uuid: id, domains: [], opening_hours: { mon: { opens_at: '08:00' } } }] },
    { buildings: [{ uuid: id, domains: [], opening_hours: { mon: between('18:00', '08:00') } }] },
    { buildings: [{ uuid: id, domains: [], opening_hours: { mon: between('08:00', '25:00') } }] },
  ])('is not changed to %j', async (changed) => {
    const brook = await aCompany(world, { in: tower, name: 'Brook' })
    const body = { version: 1, ...changed }
    const answer = await call('PUT', `companies/${brook.uuid}`, { body })
    expect(codeOf(answer)).toBe('invalid_request')
    expect(recordOf(await call('GET', `companies/${brook.uuid}`)).version).toBe(1)
  })

  it('is not changed by two editors unnoticed', async () => {
    const brook = await aCompany(world, { in: tower })
    const update = (body: object) => call('PUT', `companies/${brook.uuid}`, { body })
    const facts = { description: 'Tea', url: 'brook.example:8080' }
    expect(recordOf(await update({ version: 1, ...facts }))).toMatchObject({ version: 2, ...facts })
    expect(codeOf(await update({ version: 1, name: 'Other' }))).toBe('version_conflict')
  })

  it('is deleted only without people, and only within reach', async () => {
    const acme = await aCompany(world, { in: [tower, annex] })
    const ben = await aPerson(world, { in: tower, companyUuid: acme.uuid })
    const remove = (as = tokens.operator) => call('DELETE', `companies/${acme.uuid}`, { token: as })
    expect(codeOf(await remove())).toBe('company_in_use')
    await world.database.connection
      .update(users)
      .set({ companyUuid: null })
      .where(eq(users.id, ben.id))
    expect(codeOf(await remove(tokens.buildingManager))).toBe('permission_denied')
    expect((await remove()).status).toBe(200)
    expect(codeOf(await remove())).toBe('not_found')
  })

  it('is listed in the buildings within reach', async () => {
    await aCompany(world, { in: tower, name: 'Åland Ferries' })
    await aCompany(world, { in: annex, name: 'Brook' })
    expect((await list('companies')).total).toBe(2)
    expect((await list('companies', tokens.buildingManager)).data).toMatchObject([
      { name: 'Åland Ferries' },
    ])
    expect((await list(`companies?building=${annex.uuid}`, tokens.buildingManager)).total).toBe(0)
    expect((await list(`companies?building=${annex.uuid}&search=brook`)).total).toBe(1)
  })
})
