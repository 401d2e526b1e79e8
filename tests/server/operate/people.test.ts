import { userBuildings } from '@server/db/schema'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aKiosk, anInvitedPerson, aPerson } from '../builders/people'
import { codeOf, operateCalls, recordOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, call, list } = withConsole(
  'operator',
  'buildingManager',
)

describe('a person', () => {
  const invite = (changed: object = {}, as = tokens.operator) =>
    call('POST', 'people', {
      token: as,
      body: {
        email: 'nia@acme.example',
        first_name: 'Nia',
        last_name: 'Falk',
        building_uuid: tower.uuid,
        company_uuid: null,
        ...changed,
      },
    })
  const setActive = (
    who: { uuid: string },
    version: number,
    active: boolean,
    as = tokens.operator,
  ) => call('PUT', `people/${who.uuid}/active`, { token: as, body: { version, active } })

  it('is invited by mail', async () => {
    expect(recordOf(await invite())).toMatchObject({
      state: 'invited',
      buildings: [{ name: 'Alder Tower' }],
    })
    const [mail] = await world.mails('nia@acme.example')
    expect(mail).toMatchObject({ subject: 'You’re invited to Alder Tower' })
    expect(mail?.text).toContain('http://localhost:4310')
    expect(codeOf(await invite())).toBe('account_exists')
  })

  it('with an account keeps its names and password, and joins the building', async () => {
    const ben = await aPerson(world, { in: annex })
    const invited = await invite({ email: ben.email, first_name: 'Mallory' })
    expect(recordOf(invited)).toMatchObject({
      uuid: ben.uuid,
      first_name: 'Robin',
      state: 'active',
    })
    await expect(world.login(ben)).resolves.toMatchObject({ userUuid: ben.uuid })
  })

  it('with an account elsewhere is not named to the manager who types the address', async () => {
    const ben = await aPerson(world, { in: annex })
    const invited = await invite(
      { email: ben.email, first_name: 'Mallory' },
      tokens.buildingManager,
    )
    expect(recordOf(invited)).toMatchObject({ uuid: ben.uuid, first_name: 'Mallory' })
    expect(JSON.stringify(await operateCalls(world).audit(tokens.buildingManager))).not.toContain(
      'Robin',
    )
    expect(recordOf(await call('GET', `people/${ben.uuid}`))).toMatchObject({ first_name: 'Robin' })
  })

  it.each([
    { email: 'nia' },
    { first_name: 'www.evil.example' },
    { first_name: '🙂' },
    { building_uuid: 'tower' },
  ])('is not invited with %j', async (changed) => {
    expect(codeOf(await invite(changed))).toBe('invalid_request')
    expect(await world.mails('nia@acme.example')).toEqual([])
  })

  it('joins only a company that rents in the building', async () => {
    const brook = await aCompany(world, { in: annex })
    expect(codeOf(await invite({ company_uuid: brook.uuid }))).toBe('invalid_request')
    expect(codeOf(await invite({ company_uuid: brook.uuid }, tokens.buildingManager))).toBe(
      'not_found',
    )
  })

  it('is deactivated with its sessions, and reactivated with all it had', async () => {
    const permissions = ['can-approve-bookings']
    const ben = await aPerson(world, { in: [tower, annex], permissions })
    const session = await world.signIn(ben)
    const me = () => world.request('GET', '/api/users/current', { token: session.token })
    expect((await me()).status).toBe(200)
    expect(recordOf(await setActive(ben, 1, false))).toMatchObject({ state: 'deactivated' })
    expect(codeOf(await me())).toBe('unauthenticated')
    await expect(world.login(ben)).rejects.toThrow('401')
    expect(recordOf(await setActive(ben, 2, true))).toMatchObject({
      state: 'active',
      version: 3,
      buildings: [{ name: 'Alder Tower' }, { name: 'Birch Annex' }],
    })
    await expect(world.login(ben)).resolves.toMatchObject({ userUuid: ben.uuid })
    const answer = await world.request(
      'GET',
      `/api/user-permissions/v1?building_uuids=${tower.uuid}&permissions=can-approve-bookings`,
      { token: (await world.signIn(ben)).token },
    )
    expect(JSON.stringify(answer.body)).toContain('true')
  })

  it('who also belongs elsewhere is changed only by an operator', async () => {
    const ben = await aPerson(world, { in: [tower, annex] })
    const names = { version: 1, first_name: 'Ben' }
    for (const answer of [
      await setActive(ben, 1, false, tokens.buildingManager),
      await call('PUT', `people/${ben.uuid}`, { token: tokens.buildingManager, body: names }),
      await call('DELETE', `people/${ben.uuid}/sessions`, { token: tokens.buildingManager }),
    ]) {
      expect(codeOf(answer)).toBe('permission_denied')
    }
    expect((await call('PUT', `people/${ben.uuid}`, { body: names })).status).toBe(200)
  })

  it('with a higher role is not changed by a manager', async () => {
    const { connection } = world.database
    const member = {
      userId: people.operator.id,
      buildingUuid: tower.uuid,
      source: 'manager' as const,
    }
    await connection.insert(userBuildings).values(member)
    expect(codeOf(await setActive(people.operator, 1, false, tokens.buildingManager))).toBe(
      'permission_denied',
    )
  })

  it('cannot deactivate their own account', async () => {
    await anOperator(world)
    expect(codeOf(await setActive(people.operator, 1, false))).toBe('own_access')
  })

  it('is signed out everywhere', async () => {
    const ben = await aPerson(world, { in: tower })
    const session = await world.signIn(ben)
    expect(
      (await call('DELETE', `people/${ben.uuid}/sessions`, { token: tokens.buildingManager }))
        .status,
    ).toBe(200)
    const me = await world.request('GET', '/api/users/current', { token: session.token })
    expect(codeOf(me)).toBe('unauthenticated')
  })

  it('is found by name, address, state, company and building', async () => {
    const acme = await aCompany(world, { in: tower })
    const names = { firstName: 'Ada', lastName: 'Zimmer' }
    await aPerson(world, { in: tower, companyUuid: acme.uuid, ...names })
    await anInvitedPerson(world, { in: annex, email: 'csv@brook.example' })
    await aKiosk(world, { in: tower })
    const found = async (query: string) =>
      (await list(`people?${query}`)).data.map(({ email }) => email)
    expect(await found('search=ada%20zim')).toHaveLength(1)
    expect(await found('search=CSV%40')).toEqual(['csv@brook.example'])
    expect(await found('state=invited')).toEqual(['csv@brook.example'])
    expect(await found(`company=${acme.uuid}`)).toHaveLength(1)
    expect(await found(`building=${annex.uuid}`)).toEqual(['csv@brook.example'])
    expect(await found('search=Lobby')).toEqual([])
    expect((await list('people', tokens.buildingManager)).data).toMatchObject([
      { last_name: 'Zimmer' },
    ])
  })

  it('is counted in the list, also beyond its last page', async () => {
    const { total } = await list('people?limit=1')
    expect(total).toBeGreaterThan(1)
    const [first, second] = await Promise.all([
      list('people?limit=1&sort=email'),
      list('people?limit=1&offset=1&sort=email'),
    ])
    expect([first.total, second.total]).toEqual([total, total])
    expect(first.data[0]?.uuid).not.toBe(second.data[0]?.uuid)
    expect(await list('people?offset=1000')).toEqual({ data: [], total })
    expect(await list('people?search=nobody-has-this')).toEqual({ data: [], total: 0 })
  })

  it('who has renamed themselves is not renamed unnoticed', async () => {
    const ben = await aPerson(world, { in: tower })
    const { token: own } = await world.signIn(ben)
    const body = { first_name: 'Benedict' }
    expect((await world.request('PUT', '/api/users/current', { token: own, body })).status).toBe(
      200,
    )
    const late = await call('PUT', `people/${ben.uuid}`, {
      body: { version: 1, first_name: 'Ben' },
    })
    expect(codeOf(late)).toBe('version_conflict')
  })
})
