import { describe, expect, it } from 'vitest'
import { aBooking, aResource } from '../builders/bookings'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { aServiceCategory, aServiceRequest } from '../builders/serviceRequests'
import { aVisitor, type Visitor } from '../builders/visitors'
import { codeOf, pageOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, people, tokens, signIn, call } = withConsole('operator', 'receptionist')

const at = (time: string) => new Date(time)
const list = async (path: string, token = tokens.operator) =>
  pageOf(await call('GET', `buildings/${tower.uuid}/${path}`, { token }))
const today = async () =>
  (await call('GET', `buildings/${tower.uuid}/today`, { token: tokens.operator })).body

const visitorOf = (by: Person, given: Partial<Visitor> = {}) =>
  aVisitor(world, {
    in: tower,
    by,
    expectedAt: at('2031-03-04T15:00:00Z'),
    validFrom: at('2031-03-04T05:00:00Z'),
    validUntil: at('2031-03-05T05:00:00Z'),
    ...given,
  })

/** Half past eleven in the evening in Boston, which is the next day in UTC. */
async function evening() {
  world.clock.now = at('2031-03-05T04:30:00Z')
  for (const role of ['operator', 'receptionist'] as const)
    tokens[role] = await signIn(people[role])
  await call('PUT', `buildings/${tower.uuid}`, {
    token: tokens.operator,
    body: { version: 1, timezone: 'America/New_York' },
  })
  const ada = await aPerson(world, { in: tower, firstName: 'Ada', lastName: 'Winthrop' })
  const room = await aResource(world, { in: tower, name: 'Oak' })
  return { ada, room }
}

describe('the day of a building', () => {
  it('is counted by the clock of the building', async () => {
    const { ada, room } = await evening()
    await aBooking(world, { of: room, by: ada, startAt: at('2031-03-04T14:00:00Z') })
    await aBooking(world, { of: room, by: ada, startAt: at('2031-03-05T14:00:00Z') })
    await aBooking(world, { of: room, by: ada, status: 'pending' })
    await aBooking(world, { of: room, by: ada, status: 'cancelled_user' })
    await visitorOf(ada)
    await visitorOf(ada, { checkedInAt: world.clock.now })
    await visitorOf(ada, { checkedInAt: world.clock.now, leftAt: world.clock.now })
    await visitorOf(ada, { cancelledAt: world.clock.now })
    await aServiceRequest(world, { in: tower, by: ada })
    await aServiceRequest(world, { in: tower, by: ada, status: 'Accepted' })
    expect(await today()).toMatchObject({
      data: {
        building: { uuid: tower.uuid, timezone: 'America/New_York' },
        bookings: { today: 1, waiting: 1 },
        visitors: { today: 3, here: 1 },
        requests: { open: 1 },
        sign_ups: { waiting: 0 },
      },
    })
  })

  it('has nothing of another building in it', async () => {
    const other = await aBuilding(world)
    const ben = await aPerson(world, { in: other })
    await aBooking(world, { of: await aResource(world, { in: other }), by: ben, status: 'pending' })
    await aServiceRequest(world, { in: other, by: ben })
    expect(await today()).toMatchObject({
      data: { bookings: { today: 0, waiting: 0 }, requests: { open: 0 } },
    })
  })
})

describe('the bookings of a building', () => {
  it('are searched, and limited to a period or a state', async () => {
    const { ada, room } = await evening()
    const pending = await aBooking(world, { of: room, by: ada, status: 'pending' })
    const held = await aBooking(world, {
      of: room,
      by: ada,
      startAt: at('2031-03-04T14:00:00Z'),
    })
    const past = await aBooking(world, { of: room, by: ada, startAt: at('2031-03-01T14:00:00Z') })
    const uuids = async (query: string) =>
      (await list(`bookings?${query}`)).data.map(({ uuid }) => uuid)
    expect(await uuids('')).toEqual([past.uuid, held.uuid, pending.uuid])
    expect(await uuids('period=today')).toEqual([held.uuid])
    expect(await uuids('period=upcoming')).toEqual([held.uuid, pending.uuid])
    expect(await uuids('period=past')).toEqual([past.uuid])
    expect(await uuids('state=waiting')).toEqual([pending.uuid])
    expect(await uuids('search=winth&descending=true&limit=1')).toEqual([pending.uuid])
    expect(await uuids('search=100%25')).toEqual([])
    expect((await list('bookings?limit=1')).total).toBe(3)
    expect((await list('bookings?period=today')).data[0]).toMatchObject({
      resource: { name: 'Oak' },
      booked_by: { uuid: ada.uuid, name: 'Ada Winthrop' },
      state: 'confirmed',
      timezone: 'America/New_York',
    })
  })

  it.each(['period=yesterday', 'state=open', 'sort=name', 'limit=101'])(
    'refuse %s',
    async (query) => {
      const refused = await call('GET', `buildings/${tower.uuid}/bookings?${query}`, {
        token: tokens.operator,
      })
      expect(codeOf(refused)).toBe('invalid_request')
    },
  )
})

describe('the visitors of a building', () => {
  it('are listed without their codes and addresses', async () => {
    const { ada } = await evening()
    await visitorOf(ada, { company: 'Lindqvist Tiles' })
    await visitorOf(ada, {
      expectedAt: at('2031-03-01T15:00:00Z'),
      validUntil: at('2031-03-02T05:00:00Z'),
    })
    const { data } = await list('visitors?period=today', tokens.receptionist)
    expect(data).toMatchObject([{ name: 'Grace Lindqvist', status: 'expected' }])
    expect(JSON.stringify(data)).not.toMatch(/locator|"code"|grace@/)
    expect((await list('visitors?period=past')).data).toMatchObject([{ status: 'missed' }])
    expect((await list('visitors?search=tiles')).total).toBe(1)
  })
})

describe('the requests of a building', () => {
  it('are listed with the newest first', async () => {
    const ada = await aPerson(world, { in: tower })
    await aServiceCategory(world, { in: tower, name: 'repair', label: 'Repairs' })
    await aServiceRequest(world, { in: tower, by: ada, createdAt: at('2031-01-01T10:00:00Z') })
    await aServiceRequest(world, {
      in: tower,
      by: ada,
      subject: 'A lamp',
      category: 'gone',
      status: 'Accepted',
      createdAt: at('2031-01-02T10:00:00Z'),
    })
    expect((await list('requests')).data).toMatchObject([
      { subject: 'A lamp', category: 'gone', attachments: 0 },
      { subject: 'A door', category: 'Repairs', sent_by: { uuid: ada.uuid } },
    ])
    expect((await list('requests?view=new')).data).toMatchObject([{ subject: 'A door' }])
    expect((await list('requests?state=underway')).data).toMatchObject([{ subject: 'A lamp' }])
    expect((await list('requests?search=100%25')).total).toBe(0)
    expect((await list('requests?search=sticks&descending=false')).total).toBe(2)
  })

  it('are shown by view', async () => {
    const ada = await aPerson(world, { in: tower })
    const made = {
      submitted: 'Submitted',
      reopened: 'Pending',
      assigned: 'Accepted',
      underway: 'Accepted',
      waitingForTenant: 'Accepted',
      done: 'Accepted',
      confirmed: 'Accepted',
      declined: 'Denied_Unavailable',
      withdrawn: 'Canceled',
    } as const
    for (const [state, status] of Object.entries(made))
      await aServiceRequest(world, {
        in: tower,
        by: ada,
        subject: state,
        status,
        state: state as keyof typeof made,
        assigneeId: ['underway', 'done'].includes(state) ? people.operator.id : null,
      })
    const subjects = async (query: string) =>
      (await list(`requests?${query}`)).data.map(({ subject }) => String(subject)).toSorted()
    expect(await subjects('view=new')).toEqual(['reopened', 'submitted'])
    expect(await subjects('view=mine')).toEqual(['underway'])
    expect(await subjects('view=waiting')).toEqual(['waitingForTenant'])
    expect(await subjects('view=done')).toEqual(['confirmed', 'done'])
    for (const state of Object.keys(made)) expect(await subjects(`state=${state}`)).toEqual([state])
    expect(await subjects('view=done&state=submitted')).toEqual([])
    expect((await list('requests')).total).toBe(9)
  })

  it.each(['view=all', 'state=open', 'status=Pending&view=', 'sort=subject'])(
    'refuse %s',
    async (query) => {
      const refused = await call('GET', `buildings/${tower.uuid}/requests?${query}`)
      expect(codeOf(refused)).toBe('invalid_request')
    },
  )

  it('are not for a receptionist', async () => {
    const refused = await call('GET', `buildings/${tower.uuid}/requests`, {
      token: tokens.receptionist,
    })
    expect(codeOf(refused)).toBe('permission_denied')
  })
})
