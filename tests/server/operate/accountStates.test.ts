import { buildings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { registerDomain } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { anInvitedPerson, aPerson } from '../builders/people'
import { codeCalls, newPassword, signUpBody, tokenIn } from '../codeCalls'
import { codeOf, operateCalls, pageOf, recordOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, call } = withConsole('operator', 'buildingManager')
const calls = codeCalls(world)

const found = async (state: string, as = tokens.operator) =>
  pageOf(await call('GET', `people?state=${state}`, { token: as })).data.map(({ email }) => email)
const days = (count: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + count * 86_400_000)
}
const nia = 'nia@acme.example'
/** Renews the tokens of the operators, which a leap of the clock ends. */
const again = async () => {
  const { signIn } = operateCalls(world)
  tokens.operator = await signIn(await anOperator(world))
}

describe('an invitation by mail', () => {
  const body = { email: nia, first_name: 'Nia', last_name: 'Falk', company_uuid: null }
  const invite = async () =>
    recordOf(await call('POST', 'people', { body: { ...body, building_uuid: tower.uuid } }))

  it('expires after two weeks, and one more mail renews it', async () => {
    const { uuid } = await invite()
    days(13)
    await again()
    expect(await found('invited')).toEqual([nia])
    expect(await found('expired')).toEqual([])
    days(1)
    await again()
    expect(await found('invited')).toEqual([])
    expect(await found('expired')).toEqual([nia])
    expect(recordOf(await call('GET', `people/${uuid}`))).toMatchObject({ state: 'expired' })
    const repeated = await call('POST', `people/${uuid}/invitation`, {
      body: { building_uuid: tower.uuid },
    })
    expect(repeated.status).toBe(200)
    expect(await found('invited')).toEqual([nia])
  })

  it('that has expired opens its building by no sign-up', async () => {
    const { uuid } = await invite()
    days(15)
    await again()
    const refused = await calls.register(signUpBody(tower, nia))
    expect(codeOf(refused)).toBe('domain_not_registered')
    await call('POST', `people/${uuid}/invitation`, { body: { building_uuid: tower.uuid } })
    expect((await calls.register(signUpBody(tower, nia))).status).toBe(201)
  })

  it('that has expired is no way into its building for those who sign up for another', async () => {
    await invite()
    await registerDomain(world, 'acme.example', annex)
    days(15)
    const answer = await calls.register(signUpBody(annex, nia))
    await calls.consume(await calls.codeFor(nia), nia, { token: tokenIn(answer.body) })
    const own = tokenIn((await calls.login(nia, newPassword)).body)
    const mine = await world.request('GET', '/api/users/current/buildings', { token: own })
    expect(pageOf({ ...mine, body: { total: 0, ...(mine.body as object) } }).data).toMatchObject([
      { uuid: annex.uuid },
    ])
  })

  it('never expires for people from a file, to whom no mail was sent', async () => {
    await anInvitedPerson(world, { in: tower, email: 'csv@acme.example' })
    days(400)
    await again()
    expect(await found('invited')).toEqual(['csv@acme.example'])
  })
})

describe('a sign-up that waits for approval', () => {
  const signUp = async () => {
    await world.database.connection
      .update(buildings)
      .set({ approvesSignUps: true })
      .where(eq(buildings.uuid, tower.uuid))
    await registerDomain(world, 'acme.example', tower, annex)
    const answer = await calls.register(signUpBody(tower, nia))
    await calls.consume(await calls.codeFor(nia), nia, { token: tokenIn(answer.body) })
    const [row] = pageOf(await call('GET', 'people?state=waiting')).data
    return String(row?.uuid)
  }
  const decide = (uuid: string, member: boolean, version = 1, as = tokens.buildingManager) =>
    call('PUT', `people/${uuid}/membership`, {
      token: as,
      body: { version, building_uuid: tower.uuid, member },
    })
  const buildingsOf = async () => {
    const own = tokenIn((await calls.login(nia, newPassword)).body)
    const { body } = await world.request('GET', '/api/users/current/buildings', { token: own })
    return (body as { data: { uuid: string }[] }).data.map(({ uuid }) => uuid)
  }

  it('opens nothing until an operator of the building approves it, who is told by mail', async () => {
    const uuid = await signUp()
    expect(await found('waiting', tokens.buildingManager)).toEqual([nia])
    expect(await buildingsOf()).toEqual([])
    expect(recordOf(await call('GET', `people/${uuid}`))).toMatchObject({
      state: 'waiting',
      memberships: [{ source: 'domain', is_waiting: true }],
    })
    const before = (await world.mails(nia)).length
    expect(recordOf(await decide(uuid, true))).toMatchObject({
      state: 'active',
      memberships: [{ source: 'manager', is_waiting: false }],
    })
    const mails = await world.mails(nia)
    expect(mails.length).toBe(before + 1)
    expect(mails.map(({ subject }) => subject)).toContain('Your account for Alder Tower is ready')
    expect(await buildingsOf()).toEqual([tower.uuid])
  })

  it('that is declined opens nothing, also not by another sign-up, and can be approved later', async () => {
    const uuid = await signUp()
    expect(recordOf(await decide(uuid, false, 1, tokens.operator))).toMatchObject({
      state: 'active',
    })
    expect(await found('waiting')).toEqual([])
    expect(await buildingsOf()).toEqual([])
    expect(codeOf(await decide(uuid, true, 2))).toBe('not_found')
    expect(recordOf(await decide(uuid, true, 2, tokens.operator))).toMatchObject({
      memberships: [{ is_waiting: false }],
    })
    expect(await buildingsOf()).toEqual([tower.uuid])
  })

  it('is what the person reads of themselves, until it is decided', async () => {
    const uuid = await signUp()
    const own = tokenIn((await calls.login(nia, newPassword)).body)
    const self = async () => (await world.request('GET', '/api/users/current', { token: own })).body
    expect(await self()).toMatchObject({
      default_building_uuid: null,
      waiting_buildings: [{ uuid: tower.uuid, name: 'Alder Tower' }],
    })
    await decide(uuid, true)
    expect(await self()).toMatchObject({
      default_building_uuid: tower.uuid,
      waiting_buildings: [],
    })
  })

  it('is told to the managers, once until they have decided about all that wait', async () => {
    const uuid = await signUp()
    const { buildingManager: manager, operator } = people
    const told = async (email: string) =>
      (await world.mails(email)).filter(({ subject }) => subject.includes('needs your approval'))
    const [mail, ...more] = await told(manager.email)
    expect(mail?.subject).toBe('A sign-up for Alder Tower needs your approval')
    expect(mail?.text).toContain(`/operate/people?state=waiting&building=${tower.uuid}`)
    expect(more).toEqual([])
    expect(await told(operator.email)).toEqual([])
    const signUpAs = async (email: string) => {
      const answer = await calls.register(signUpBody(tower, email))
      await calls.consume(await calls.codeFor(email), email, { token: tokenIn(answer.body) })
    }
    await signUpAs('ben@acme.example')
    expect(await told(manager.email)).toHaveLength(1)
    await decide(uuid, true)
    await signUpAs('cleo@acme.example')
    expect(await told(manager.email)).toHaveLength(1)
    for (const { uuid: each } of pageOf(await call('GET', 'people?state=waiting')).data)
      await decide(each, false)
    await signUpAs('dana@acme.example')
    expect(await told(manager.email)).toHaveLength(2)
    await calls.login('dana@acme.example', newPassword)
    expect(await told(manager.email)).toHaveLength(2)
  })

  it('is told to the operators where a building has no manager', async () => {
    const [grant] = pageOf(await call('GET', 'grants?role=buildingManager')).data
    await call('DELETE', `grants/${grant?.uuid}`)
    await signUp()
    expect((await world.mails(people.operator.email)).map(({ subject }) => subject)).toContain(
      'A sign-up for Alder Tower needs your approval',
    )
  })

  it('is decided once: the second operator sees the version of the first', async () => {
    const uuid = await signUp()
    await decide(uuid, true)
    expect(codeOf(await decide(uuid, false))).toBe('version_conflict')
  })

  it('gives no permission and is not seen from other buildings', async () => {
    const uuid = await signUp()
    const body = { version: 1, building_uuid: tower.uuid, permission: 'can-check-passes' }
    const given = await call('PUT', `people/${uuid}/permissions`, {
      body: { ...body, granted: true },
    })
    expect(codeOf(given)).toBe('not_found')
    const { signIn } = operateCalls(world)
    const other = await signIn(await anOperator(world, { role: 'buildingManager', of: annex }))
    expect(await found('waiting', other)).toEqual([])
    expect(codeOf(await decide(uuid, true, 1, other))).toBe('not_found')
  })

  it('is none for the invited, who are approved already', async () => {
    await world.database.connection
      .update(buildings)
      .set({ approvesSignUps: true })
      .where(eq(buildings.uuid, tower.uuid))
    await anInvitedPerson(world, { in: tower, email: 'csv@acme.example' })
    const answer = await calls.register(signUpBody(tower, 'csv@acme.example'))
    expect(answer.status).toBe(201)
    const sent = await calls.codeFor('csv@acme.example')
    await calls.consume(sent, 'csv@acme.example', { token: tokenIn(answer.body) })
    expect(await found('waiting')).toEqual([])
    await aPerson(world, { in: annex, requestedAt: world.clock.now })
    expect(await found('waiting', tokens.buildingManager)).toEqual([])
  })
})
