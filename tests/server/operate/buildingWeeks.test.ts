import { analyticsEvents, contentClaims, visitors } from '@server/db/schema'
import { prune } from '@server/services/platform/prune'
import { describe, expect, it } from 'vitest'
import { aBooking, aResource } from '../builders/bookings'
import { aBuilding } from '../builders/buildings'
import { aDeal } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { aServiceRequest } from '../builders/serviceRequests'
import { codeOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, people, tokens, signIn, call } = withConsole('operator', 'receptionist')

type Week = Record<'active' | 'bookings' | 'visitors' | 'claims' | 'requests', number> & {
  start: string
}
const at = (time: string) => new Date(time)

async function weeks(): Promise<Week[]> {
  const { body } = await call('GET', `buildings/${tower.uuid}/weeks`, { token: tokens.operator })
  return (body as { data: { weeks: Week[] } }).data.weeks
}
const none = { active: 0, bookings: 0, visitors: 0, claims: 0, requests: 0 }

/** Half past eleven in the evening of a Sunday in Boston, which is Monday in UTC. */
async function sunday() {
  world.clock.now = at('2031-03-03T04:30:00Z')
  for (const role of ['operator', 'receptionist'] as const)
    tokens[role] = await signIn(people[role])
  await call('PUT', `buildings/${tower.uuid}`, {
    token: tokens.operator,
    body: { version: 1, timezone: 'America/New_York' },
  })
  return aPerson(world, { in: tower })
}

const visit = (by: Person, expectedAt: Date, given: Partial<typeof visitors.$inferInsert> = {}) =>
  world.database.connection.insert(visitors).values({
    uuid: crypto.randomUUID(),
    locator: crypto.randomUUID(),
    buildingUuid: tower.uuid,
    invitedBy: by.id,
    firstName: 'Grace',
    lastName: 'Lindqvist',
    email: 'grace@visitor.example',
    hostName: 'Ada Winthrop',
    expectedAt,
    validFrom: expectedAt,
    validUntil: new Date(expectedAt.getTime() + 86_400_000),
    invitedAt: at('2030-01-01T12:00:00Z'),
    ...given,
  })
const event = (by: { uuid: string } | null, when: Date, building = tower.uuid) =>
  world.database.connection.insert(analyticsEvents).values({
    at: when,
    event: 'page_view',
    source: 'web',
    userUuid: by?.uuid ?? null,
    buildingUuid: building,
  })

describe('the weeks of a building', () => {
  it('are eight, with the current one first, by the clock of the building', async () => {
    const ada = await sunday()
    const room = await aResource(world, { in: tower })
    await aBooking(world, { of: room, by: ada, createdAt: at('2031-03-03T04:29:00Z') })
    await aBooking(world, { of: room, by: ada, createdAt: at('2031-02-24T05:00:00Z') })
    await aBooking(world, { of: room, by: ada, createdAt: at('2031-02-24T04:59:00Z') })
    await aBooking(world, { of: room, by: ada, createdAt: at('2031-01-06T05:00:00Z') })
    await aBooking(world, { of: room, by: ada, createdAt: at('2031-01-06T04:59:00Z') })
    const found = await weeks()
    expect(found.map(({ start, bookings }) => [start, bookings])).toEqual([
      ['2031-02-24', 2],
      ['2031-02-17', 1],
      ['2031-02-10', 0],
      ['2031-02-03', 0],
      ['2031-01-27', 0],
      ['2031-01-20', 0],
      ['2031-01-13', 0],
      ['2031-01-06', 1],
    ])
  })

  it('begin on Monday also where the clock was changed in between', async () => {
    await sunday()
    world.clock.now = at('2031-03-10T04:30:00Z')
    tokens.operator = await signIn(people.operator)
    expect((await weeks()).map(({ start }) => start).slice(0, 3)).toEqual([
      '2031-03-10',
      '2031-03-03',
      '2031-02-24',
    ])
  })

  it('count each kind of use, and a person once whatever they did', async () => {
    const ada = await sunday()
    const ben = await aPerson(world, { in: tower })
    const now = at('2031-02-27T12:00:00Z')
    const deal = await aDeal(world, { in: tower })
    const room = await aResource(world, { in: tower })
    await aBooking(world, { of: room, by: ada, createdAt: now, status: 'cancelled_user' })
    await world.database.connection
      .insert(contentClaims)
      .values({ contentUuid: deal.uuid, userId: ada.id, claimedAt: now })
    await aServiceRequest(world, { in: tower, by: ada, createdAt: now })
    await visit(ada, now)
    await visit(ada, now, { cancelledAt: now })
    await event(ben, now)
    await event(ben, now)
    expect((await weeks())[0]).toEqual({
      start: '2031-02-24',
      active: 2,
      bookings: 1,
      visitors: 1,
      claims: 1,
      requests: 1,
    })
  })

  it('count a visit in the week in which it is expected, also later in this one', async () => {
    const ada = await sunday()
    world.clock.now = at('2031-02-26T12:00:00Z')
    tokens.operator = await signIn(people.operator)
    await visit(ada, at('2031-02-28T12:00:00Z'))
    await visit(ada, at('2031-03-05T12:00:00Z'))
    expect((await weeks()).map(({ visitors: count }) => count)).toEqual([
      1,
      0,
      0,
      0,
      null,
      null,
      null,
      null,
    ])
  })

  it('say which visits were deleted, and have those of the others whole', async () => {
    const ada = await sunday()
    for (const day of ['2031-01-27', '2031-02-03']) await visit(ada, at(`${day}T17:00:00Z`))
    await prune(world.database.connection, world.clock.now, world.files)
    const found = await weeks()
    expect(found.find(({ start }) => start === '2031-02-03')?.visitors).toBe(1)
    expect(found.find(({ start }) => start === '2031-01-27')?.visitors).toBeNull()
  })

  it('have nothing of another building in them', async () => {
    await sunday()
    const other = await aBuilding(world)
    const ben = await aPerson(world, { in: other })
    const deal = await aDeal(world, { in: other })
    const now = at('2031-02-27T12:00:00Z')
    await aBooking(world, {
      of: await aResource(world, { in: other }),
      by: ben,
      createdAt: now,
    })
    await aServiceRequest(world, { in: other, by: ben, createdAt: now })
    await visit(ben, now, { buildingUuid: other.uuid, invitedAt: now })
    await world.database.connection
      .insert(contentClaims)
      .values({ contentUuid: deal.uuid, userId: ben.id, claimedAt: now })
    await event(ben, now, other.uuid)
    expect((await weeks())[0]).toEqual({ start: '2031-02-24', ...none })
  })

  it('do not count events that someone else sends for the building, or from the future', async () => {
    const ada = await sunday()
    const stranger = await aPerson(world, { in: await aBuilding(world) })
    const kiosk = await aPerson(world, { in: tower, roles: ['kiosk'] })
    const now = at('2031-02-27T12:00:00Z')
    for (const sender of [stranger, kiosk, null, { uuid: crypto.randomUUID() }]) {
      await event(sender, now)
    }
    await event(ada, at('2031-03-03T09:00:00Z'))
    expect((await weeks()).map(({ active }) => active)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('have figures only, and no names', async () => {
    const ada = await sunday()
    await event(ada, at('2031-02-27T12:00:00Z'))
    const { body } = await call('GET', `buildings/${tower.uuid}/weeks`, {
      token: tokens.receptionist,
    })
    expect(JSON.stringify(body)).not.toContain(ada.email)
    expect(JSON.stringify(body)).not.toContain(ada.uuid)
  })

  it.each([
    [crypto.randomUUID(), 'not_found'],
    ['not-a-uuid', 'invalid_request'],
  ])('refuse the building %s', async (uuid, code) => {
    const refused = await call('GET', `buildings/${uuid}/weeks`, { token: tokens.operator })
    expect(codeOf(refused)).toBe(code)
  })
})
