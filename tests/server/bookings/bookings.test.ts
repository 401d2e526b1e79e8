import { type Question, resourceBookings, resources } from '@server/db/schema'
import { bookableResource, slotsOf } from '@server/services/bookings/availability'
import { book } from '@server/services/bookings/book'
import { cancelMyBooking } from '@server/services/bookings/mine'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aMeetingRoom,
  answers,
  type BookingCalls,
  bookingCalls,
  bookingRow,
  monday,
  tenOClock,
  weekBefore,
} from '../bookingCalls'
import { aBooking, aResource, type Resource } from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'

const world = withWorld()
let tower: Building
/** Open to Ada and the manager, too. */
let annex: Building
/** Open to none of them. */
let elsewhere: Building
let room: Resource
/** Bookings of it wait for a manager. */
let terrace: Resource
/** Free of charge, without questions. */
let lane: Resource
type Name = 'ada' | 'ben' | 'manager'
let people: Record<Name, Person>
let tokens: Record<Name, string>
let ada: BookingCalls
let ben: BookingCalls
let manager: BookingCalls
beforeEach(async () => {
  world.clock.now = weekBefore
  tower = await aBuilding(world, { timezone: 'America/New_York' })
  annex = await aBuilding(world)
  elsewhere = await aBuilding(world)
  room = await aMeetingRoom(world, tower)
  terrace = await aResource(world, {
    in: tower,
    name: 'Roof terrace',
    details: 'The western half, with the grill',
    needsApproval: true,
    slotMinutes: 60,
    closesAt: 22 * 60,
    priceCents: 120_00,
    currencyType: 'USD',
    questions: [
      { question: 'What is the occasion?', type: 'text', required: true },
      { question: 'How many people will come?', type: 'number', required: true },
    ],
  })
  lane = await aResource(world, { in: tower, slotMinutes: 45, opensAt: 9 * 60 })
  people = {
    ada: await aPerson(world, { in: [tower, annex] }),
    ben: await aPerson(world, { in: tower, firstName: 'Ben', lastName: 'Okafor' }),
    manager: await aPerson(world, {
      in: [tower, annex],
      firstName: 'Marguerite',
      lastName: 'Sandoval',
      permissions: ['can-approve-bookings'],
    }),
  }
  tokens = { ada: '', ben: '', manager: '' }
  for (const name of ['ada', 'ben', 'manager'] as const) await signIn(name)
  ada = bookingCalls(world, tower, () => tokens.ada)
  ben = bookingCalls(world, tower, () => tokens.ben)
  manager = bookingCalls(world, tower, () => tokens.manager)
})

async function signIn(name: Name) {
  tokens[name] = (await world.signIn(people[name])).token
}
const dataOf = ({ body }: Answer) => (body as { data: Record<string, unknown> }).data
const uuidOf = (answer: Answer) => String(dataOf(answer).uuid)
const code = (answer: Answer) => readProblem(answer).code
const party = [
  { question: 'What is the occasion?', answer: 'A farewell' },
  { question: 'How many people will come?', answer: '20' },
]

async function requestTerrace() {
  const answer = await ben.book(terrace.uuid, {
    start_at: '2037-11-30T18:00:00Z',
    slots: 2,
    name: 'Farewell',
    form_responses: party,
  })
  expect(answer.status).toBe(201)
  return uuidOf(answer)
}

/** What the slot at an instant of that Monday is for a user. */
async function stateAt(user: typeof ben, instant: string, resource = room.uuid) {
  const { slots } = dataOf(await user.availability(resource, monday)) as {
    slots: { start_at: string; state: string }[]
  }
  return slots.find(({ start_at }) => start_at === instant)?.state
}

describe('a resource', () => {
  it('has its price, slots and questions', async () => {
    const { status, body } = await ben.resources()
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, data: [{ uuid: room.uuid, price: 18 }, {}, {}] })
    expect((await ben.resources(elsewhere.uuid)).status).toBe(404)
  })

  it('is found by its id, in its own building only', async () => {
    const { status, body } = await ben.resource(room.uuid)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { uuid: room.uuid, price: 18, days_ahead: 60 } })
    const nowhere = '00000000-0000-4000-8000-00000000dead'
    for (const [uuid, building] of [
      [nowhere, tower.uuid],
      [room.uuid, annex.uuid],
      [room.uuid, elsewhere.uuid],
      [room.uuid, nowhere],
    ] as const) {
      expect((await ada.resource(uuid, building)).status).toBe(404)
    }
    expect((await ada.resource("room' or 1=1")).status).toBe(400)
    tokens.ben = 'nonsense'
    expect((await ben.resource(room.uuid)).status).toBe(401)
  })

  it('has no free slots beyond the days on which it can be booked', async () => {
    const statesOn = async (date: string) => {
      const { slots } = dataOf(await ben.availability(room.uuid, date)) as {
        slots: { state: string }[]
      }
      return new Set(slots.map(({ state }) => state))
    }
    // Sixty days ahead, at seven o'clock, when the room has just opened.
    expect(await statesOn('2038-01-21')).toEqual(new Set(['free']))
    expect(await statesOn('2038-01-22')).toEqual(new Set(['free', 'blocked']))
    expect(await statesOn('2038-01-23')).toEqual(new Set(['blocked']))
  })

  it("has the slots of a day by the building's clock, including taken ones", async () => {
    await ben.book(room.uuid, { start_at: tenOClock, slots: 2, form_responses: answers })
    const { slots, timezone } = dataOf(await ben.availability(room.uuid, monday)) as {
      slots: { start_at: string; end_at: string; is_free: boolean }[]
      timezone: string
    }
    expect([timezone, slots.length]).toEqual(['America/New_York', 26])
    expect(slots[0]?.start_at).toBe('2037-11-30T12:00:00.000Z')
    const taken = slots.filter(({ is_free }) => !is_free).map(({ start_at }) => start_at)
    expect(taken).toEqual([tenOClock, '2037-11-30T15:30:00.000Z'])
    expect(await stateAt(ben, tenOClock)).toBe('own')
    expect(await stateAt(ada, tenOClock)).toBe('taken')
    expect(await stateAt(ben, '2037-11-30T16:00:00.000Z')).toBe('free')
  })

  it('has hours of its own on some days of the week, and none when it is closed', async () => {
    const { uuid } = await aResource(world, {
      in: tower,
      weekdayHours: { mon: { opensAt: 9 * 60, closesAt: 11 * 60 }, tue: null },
    })
    const startsOn = async (date: string) => {
      const { slots } = dataOf(await ben.availability(uuid, date)) as {
        slots: { start_at: string }[]
      }
      return slots.map(({ start_at }) => start_at)
    }
    expect(await startsOn(monday)).toEqual([
      '2037-11-30T14:00:00.000Z',
      '2037-11-30T14:30:00.000Z',
      '2037-11-30T15:00:00.000Z',
      '2037-11-30T15:30:00.000Z',
    ])
    expect(await startsOn('2037-12-01')).toEqual([])
    expect(await startsOn('2037-12-02')).toHaveLength(26)
    const bookAt = async (start_at: string) => code(await ben.book(uuid, { start_at, slots: 1 }))
    expect(await bookAt('2037-11-30T13:00:00Z')).toBe('slot_not_available')
    expect(await bookAt('2037-12-01T15:00:00Z')).toBe('slot_not_available')
    expect((await ben.book(uuid, { start_at: tenOClock, slots: 1 })).status).toBe(201)
  })

  it.each([
    ['2037-11-01', 'has one hour more, which opens later by UTC', '2037-11-01T12:00:00.000Z'],
    ['2038-03-14', 'has one hour less, which opens earlier by UTC', '2038-03-14T11:00:00.000Z'],
  ])('the day %s, on which the clocks change, %s', async (date, _, first) => {
    const { slots } = dataOf(await ben.availability(room.uuid, date)) as {
      slots: { start_at: string; is_free: boolean }[]
    }
    expect([slots.length, slots[0]?.start_at]).toEqual([26, first])
  })

  it('is hidden in a building that is not open to the caller', async () => {
    const skyRoom = await aResource(world, { in: elsewhere })
    const hidden = await ben.availability(skyRoom.uuid, monday)
    expect(hidden.status).toBe(404)
    expect(hidden.body).toMatchObject({ detail: 'No such resource.' })
    const answer = await ben.book(skyRoom.uuid, { start_at: tenOClock, slots: 1 })
    expect(answer.status).toBe(404)
    for (const date of ['2026-13-01', '2026-02-30', 'x', '2037-11-30T00:00:00Z']) {
      expect((await ben.availability(room.uuid, date)).status).toBe(400)
    }
  })
})

describe('a booking', () => {
  it('is confirmed immediately without approval, with price and answers', async () => {
    const given = { start_at: tenOClock, slots: 3, name: ' Review ', form_responses: answers }
    const answer = await ben.book(room.uuid, given)
    expect(answer.status).toBe(201)
    expect(dataOf(answer)).toMatchObject({
      status: 'confirmed',
      total_price: 54,
      currency_type: 'USD',
      name: 'Review',
      start_at: tenOClock,
      end_at: '2037-11-30T16:30:00.000Z',
      timezone: 'America/New_York',
      form_responses: [
        { question: 'How many people will come?', answer: '6', type: 'number' },
        { question: 'How should the chairs stand?', answer: null, type: 'choice' },
      ],
      owner: { owner_type: 'building', owner_uuid: tower.uuid },
    })
    expect(dataOf(await ben.mine(room.uuid, uuidOf(answer)))).toEqual(dataOf(answer))
  })

  it.each([
    ['overlaps the end of another', '2037-11-30T15:30:00Z', 1],
    ['overlaps the start of another', '2037-11-30T14:30:00Z', 2],
    ['is inside it', tenOClock, 1],
    ['is around it', '2037-11-30T14:00:00Z', 6],
  ])('that %s is refused', async (_, start_at, slots) => {
    await ben.book(room.uuid, { start_at: tenOClock, slots: 2, form_responses: answers })
    const answer = await ada.book(room.uuid, { start_at, slots, form_responses: answers })
    expect([answer.status, code(answer)]).toEqual([409, 'slot_taken'])
  })

  it('is refused if its user has twenty future ones', async () => {
    const { connection } = world.database
    const held = (n: number, status: 'confirmed' | 'cancelled_user' = 'confirmed', days = 1) => ({
      uuid: crypto.randomUUID(),
      resourceUuid: lane.uuid,
      userId: people.ben.id,
      status,
      startAt: new Date(world.clock.now.getTime() + days * (n + 1) * 86_400_000),
      endAt: new Date(world.clock.now.getTime() + days * (n + 1) * 86_400_000 + 1),
      createdAt: world.clock.now,
    })
    const many = Array.from({ length: 20 }, (_, n) => n)
    await connection.insert(resourceBookings).values([
      ...many.slice(1).map((n) => held(n)),
      // Past and cancelled ones do not count.
      ...many.map((n) => held(n, 'cancelled_user')),
      ...many.map((n) => held(n, 'confirmed', -1)),
    ])
    const wanted = { start_at: tenOClock, slots: 1, form_responses: answers }
    const twentieth = await ben.book(room.uuid, wanted)
    expect(twentieth.status).toBe(201)
    const next = { ...wanted, start_at: '2037-11-30T16:00:00Z' }
    const refused = await ben.book(room.uuid, next)
    expect([refused.status, code(refused)]).toEqual([409, 'too_many_bookings'])
    expect((await ada.book(room.uuid, next)).status).toBe(201)
    await ben.cancel(room.uuid, uuidOf(twentieth))
    expect((await ben.book(room.uuid, wanted)).status).toBe(201)
  })

  it('can start where another one ends, and in a slot that was returned', async () => {
    const first = await ben.book(room.uuid, {
      start_at: tenOClock,
      slots: 2,
      form_responses: answers,
    })
    const next = { start_at: '2037-11-30T16:00:00Z', slots: 1, form_responses: answers }
    expect((await ada.book(room.uuid, next)).status).toBe(201)
    expect((await ben.cancel(room.uuid, uuidOf(first))).status).toBe(200)
    const again = { start_at: tenOClock, slots: 2, form_responses: answers }
    expect((await ada.book(room.uuid, again)).status).toBe(201)
  })

  it.each([
    ['between two slots', '2037-11-30T15:10:00Z', 1],
    ['before opening', '2037-11-30T11:30:00Z', 1],
    ['that continues after closing', '2037-12-01T00:30:00Z', 2],
    ['in the past', '2037-11-20T15:00:00Z', 1],
    ['too far ahead', '2038-03-30T15:00:00Z', 1],
    ['that is too long', tenOClock, 9],
    ['between two slots, and longer than one', '2037-11-30T15:10:00Z', 2],
    ['that starts now', '2037-11-23T12:00:00Z', 1],
    ['one slot too far ahead', '2038-01-22T12:30:00Z', 1],
  ])('%s is refused', async (_, start_at, slots) => {
    const answer = await ben.book(room.uuid, { start_at, slots, form_responses: answers })
    expect([answer.status, code(answer)]).toEqual([422, 'slot_not_available'])
  })

  it.each([
    ['of the maximum length', tenOClock, 8],
    ['of the last slot of a day, which is another day by UTC', '2037-12-01T00:30:00Z', 1],
    ['as far ahead as allowed, to the minute', '2038-01-22T12:00:00Z', 1],
  ])('is made %s', async (_, start_at, slots) => {
    const answer = await ben.book(room.uuid, { start_at, slots, form_responses: answers })
    expect(answer.status).toBe(201)
  })

  it('of a free resource without questions has no price, no name and no answers', async () => {
    for (const given of [
      { start_at: '2037-11-30T14:00:00Z' },
      { start_at: '2037-11-30T14:45:00Z', name: '  ' },
    ]) {
      const answer = await ben.book(lane.uuid, { ...given, slots: 1 })
      expect(answer.status).toBe(201)
      const none = { name: null, total_price: null, currency_type: null, form_responses: [] }
      expect(dataOf(answer)).toMatchObject({ ...none, decided_at: null, cancelled_at: null })
    }
  })

  it('costs the sum of its slots, to the cent', async () => {
    const cheap = await aResource(world, { in: tower, priceCents: 10, currencyType: 'USD' })
    const given = { start_at: tenOClock, slots: 3 }
    expect(dataOf(await ben.book(cheap.uuid, given)).total_price).toBe(0.3)
  })

  it('stores the answers to its questions, and names an invalid one', async () => {
    const questions: Question[] = [
      { question: 'Which way?', type: 'choice', required: false, choices: ['In rows'] },
      { question: 'How many?', type: 'number', required: false },
      { question: 'Why?', type: 'text', required: false },
      { question: 'Out of nothing?', type: 'choice', required: false },
    ]
    const curious = await aResource(world, { in: tower, questions })
    const requests = (...form_responses: { question: string; answer: string }[]) =>
      ben.book(curious.uuid, { start_at: tenOClock, slots: 1, form_responses })
    for (const [n, answer] of [
      [0, 'On the ceiling'],
      [1, 'seven'],
      [3, 'Anything'],
    ] as const) {
      const question = questions[n]?.question ?? ''
      expect((await requests({ question, answer })).body).toMatchObject({
        code: 'answer_missing',
        errors: [
          {
            path: `body.form_responses.${n}`,
            code: 'answer',
            message: `“${question}” wants another answer`,
          },
        ],
      })
    }
    const made = await requests(
      { question: 'Why?', answer: '7 of us' },
      { question: 'Which way?', answer: ' In rows ' },
      { question: 'Nobody asked', answer: 'this' },
    )
    expect(dataOf(made).form_responses).toEqual([
      { question: 'Which way?', answer: 'In rows', type: 'choice' },
      { question: 'How many?', answer: null, type: 'number' },
      { question: 'Why?', answer: '7 of us', type: 'text' },
      { question: 'Out of nothing?', answer: null, type: 'choice' },
    ])
  })

  it('is announced to its owner, and to the managers who decide on it', async () => {
    const stream = await openStream(world, tokens.ben, ['mine'])
    const desk = await openStream(world, tokens.manager, [`approvals:${tower.uuid}`])
    for (const each of [stream, desk]) await each.next()
    const given = { start_at: tenOClock, slots: 1, form_responses: answers }
    const confirmed = uuidOf(await ben.book(room.uuid, given))
    expect(await stream.next()).toMatchObject({ data: { data: { uuid: confirmed } } })
    const uuid = await requestTerrace()
    for (const each of [stream, desk]) {
      expect(await each.next()).toMatchObject({ data: { data: { uuid } } })
    }
    expect((await ben.cancel(terrace.uuid, uuid)).status).toBe(200)
    for (const each of [stream, desk]) {
      expect(await each.next()).toMatchObject({ data: { data: { uuid } } })
      await each.close()
    }
  })

  it('is announced to everyone who looks at the slots, without a word about it', async () => {
    const topic = `slots:${tower.uuid}/${room.uuid}`
    const stream = await openStream(world, tokens.ada, [topic])
    await stream.next()
    const given = { start_at: tenOClock, slots: 1, form_responses: answers }
    const uuid = uuidOf(await ben.book(room.uuid, given))
    expect(await stream.next()).toEqual({ event: 'changed', data: { topic, data: null } })
    await ben.cancel(room.uuid, uuid)
    expect(await stream.next()).toEqual({ event: 'changed', data: { topic, data: null } })
    const again = uuidOf(await ben.book(room.uuid, given))
    await stream.next()
    await manager.cancelFor(again, { on_behalf_of: 'building' })
    expect(await stream.next()).toEqual({ event: 'changed', data: { topic, data: null } })
    await stream.close()
    const closed = `/api/portico/v1/live?topics=slots:${elsewhere.uuid}/${room.uuid}`
    expect((await world.request('GET', closed, { token: tokens.ada })).status).toBe(404)
  })

  it("is in the reader's language if the building has texts in it", async () => {
    const german = {
      name: 'Auf Deutsch',
      details: 'Deutsche Worte',
      image_alt_text: 'Ein Grill',
    }
    const { connection } = world.database
    await connection
      .update(resources)
      .set({ imageAltText: 'A grill', translations: { 'de-de': german } })
    const uuid = await requestTerrace()
    const read = async (token: string, path: string, language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await world.request('GET', `/api${path}`, { token, headers })
      return JSON.stringify(body)
    }
    const own = `/resource-booking/v2/building/${tower.uuid}/resources/${terrace.uuid}/bookings/${uuid}/mine`
    for (const path of [`/portico/v1/buildings/${tower.uuid}/resources`, own]) {
      expect(await read(tokens.ben, path, 'de-DE')).toMatch(
        /Auf Deutsch.*Deutsche Worte|Deutsche Worte.*Auf Deutsch/,
      )
      expect(await read(tokens.ben, path, 'en-US')).toMatch(/Roof terrace/)
      expect(await read(tokens.ben, path, 'en-US')).toMatch(/with the grill/)
    }
    const list = `/portico/v1/buildings/${tower.uuid}/resources`
    expect(await read(tokens.ben, list, 'de-DE')).toContain('"image_alt_text":"Ein Grill"')
    expect(await read(tokens.ben, list, 'en-US')).toContain('"image_alt_text":"A grill"')
    const waiting = `/portico/v1/buildings/${tower.uuid}/booking-approvals`
    expect(await read(tokens.manager, waiting, 'de-DE')).toContain('Auf Deutsch')
    expect(await read(tokens.manager, waiting, 'en-US')).toContain('Roof terrace')
  })

  it('needs answers to required questions, of their kind', async () => {
    for (const form_responses of [
      undefined,
      [],
      [{ question: 'How many people will come?', answer: '  ' }],
      [{ question: 'How many people will come?', answer: 'many' }],
      [...answers, { question: 'How should the chairs stand?', answer: 'On the ceiling' }],
    ]) {
      const answer = await ben.book(room.uuid, { start_at: tenOClock, slots: 1, form_responses })
      expect([answer.status, code(answer)]).toEqual([422, 'answer_missing'])
    }
  })

  it('is made once, however often the same call arrives', async () => {
    const sent = { headers: { 'idempotency-key': 'one-and-the-same' } }
    const body = { start_at: tenOClock, slots: 1, form_responses: answers }
    const [first, second] = [
      await ben.book(room.uuid, body, sent),
      await ben.book(room.uuid, body, sent),
    ]
    expect(second.status).toBe(201)
    expect(uuidOf(second)).toBe(uuidOf(first))
  })

  it('is visible to its owner only, and at its own address only', async () => {
    const uuid = await requestTerrace()
    const others = await ada.mine(terrace.uuid, uuid)
    expect(others.status).toBe(404)
    expect(others.body).toMatchObject({ detail: 'You have no such booking.' })
    expect((await ada.cancel(terrace.uuid, uuid)).status).toBe(404)
    expect((await ben.cancel(room.uuid, uuid)).status).toBe(404)
    expect((await ben.cancel(terrace.uuid, uuid, annex.uuid)).status).toBe(404)
    expect((await bookingRow(world, uuid))?.status).toBe('pending')
  })
})

describe('cancelling', () => {
  it("is open until the window closes, by the server's clock", async () => {
    const given = { start_at: tenOClock, slots: 1, form_responses: answers }
    const uuid = uuidOf(await ben.book(room.uuid, given))
    // The window closes two hours before the start.
    world.clock.now = new Date('2037-11-30T13:00:01Z')
    await signIn('ben')
    const late = await ben.cancel(room.uuid, uuid)
    expect([late.status, code(late)]).toEqual([409, 'cancellation_window_closed'])
    world.clock.now = new Date('2037-11-30T13:00:00Z')
    const answer = await ben.cancel(room.uuid, uuid)
    expect(answer.status).toBe(200)
    expect(dataOf(answer)).toMatchObject({ status: 'cancelled_user', cancelled_by: null })
    expect(dataOf(answer).cancelled_at).toBe('2037-11-30T13:00:00.000Z')
    // Another call changes nothing.
    expect((await ben.cancel(room.uuid, uuid)).status).toBe(200)
  })

  it('is refused if there is nothing to cancel', async () => {
    const denied = await aBooking(world, {
      of: terrace,
      by: people.ada,
      status: 'denied_available',
    })
    const answer = await ada.cancel(terrace.uuid, denied.uuid)
    expect([answer.status, code(answer)]).toEqual([409, 'booking_not_cancellable'])
  })
})

describe('a manager', () => {
  it('sees and approves pending bookings of their building; tenants are notified', async () => {
    const uuid = await requestTerrace()
    const stream = await openStream(world, tokens.ben, ['mine'])
    const desk = await openStream(world, tokens.manager, [`approvals:${tower.uuid}`])
    await stream.next()
    await desk.next()
    const list = (await manager.approvals()).body as { data: { uuid: string }[]; total: number }
    expect(list.data.find((each) => each.uuid === uuid)).toMatchObject({
      requested_by: { name: 'Ben Okafor', email: people.ben.email },
      total_price: 240,
      form_responses: [{ answer: 'A farewell' }, { answer: '20' }],
    })
    expect(list.total).toBe(list.data.length)
    expect((await manager.decide(uuid, { status: 'accepted' })).status).toBe(200)
    expect(await stream.next()).toEqual({
      event: 'changed',
      data: { topic: 'mine', data: { uuid } },
    })
    expect(await desk.next()).toMatchObject({ data: { data: { uuid } } })
    expect((await manager.decide(uuid, { status: 'accepted' })).status).toBe(200)
    const letters = await world.mails(people.ben.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      subject: `Your booking in ${tower.name} is confirmed`,
      text: expect.stringMatching(
        /Roof terrace, Monday, November 30, 2037[^\n]*\n\n[^\n]*\n\n[^\n]*\/my-history\?type=bookings/,
      ),
      attachments: ['booking.ics'],
    })
    expect(dataOf(await ben.mine(terrace.uuid, uuid))).toMatchObject({
      status: 'accepted',
      decided_at: '2037-11-23T12:00:00.000Z',
      decision_reason: null,
    })
    const after = (await manager.approvals()).body as { data: { uuid: string }[] }
    expect(after.data.map((each) => each.uuid)).not.toContain(uuid)
    await stream.close()
    await desk.close()
  })

  it('denies with a reason, and cannot decide again', async () => {
    const uuid = await requestTerrace()
    const reason = 'New planks'
    expect((await manager.decide(uuid, { status: 'denied_unavailable', reason })).status).toBe(200)
    expect((await manager.decide(uuid, { status: 'denied_unavailable', reason })).status).toBe(200)
    const second = await manager.decide(uuid, { status: 'accepted' })
    expect([second.status, code(second)]).toEqual([409, 'booking_decided'])
    // Freeing the slot again is no news: the booking stays denied.
    expect((await manager.decide(uuid, { status: 'denied_available' })).status).toBe(200)
    const letters = await world.mails(people.ben.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Your booking in ${tower.name} can’t take place`,
    ])
    expect(letters[0]?.text).toContain(`\n\n${reason}\n\n`)
    expect(letters[0]?.attachments ?? []).toEqual([])
    expect(dataOf(await ben.mine(terrace.uuid, uuid))).toMatchObject({
      status: 'denied_available',
      decision_reason: reason,
    })
  })

  it('blocks the slot by a denial as unavailable, until that is withdrawn', async () => {
    const wanted = { start_at: '2037-11-30T18:00:00Z', slots: 2, form_responses: party }
    const isFree = async () => {
      const { slots } = dataOf(await ada.availability(terrace.uuid, monday)) as {
        slots: { start_at: string; is_free: boolean }[]
      }
      return slots.find(({ start_at }) => start_at === '2037-11-30T18:00:00.000Z')?.is_free
    }
    const first = await requestTerrace()
    await manager.decide(first, { status: 'denied_available', reason: 'Too loud' })
    expect(await isFree()).toBe(true)
    const uuid = await requestTerrace()
    await manager.decide(uuid, { status: 'denied_unavailable', reason: 'New planks' })
    expect(await isFree()).toBe(false)
    // Not even its own user may try again.
    expect(await stateAt(ben, '2037-11-30T18:00:00.000Z', terrace.uuid)).toBe('blocked')
    const refused = await ada.book(terrace.uuid, wanted)
    expect([refused.status, code(refused)]).toEqual([409, 'slot_taken'])
    // A booking that only touches the blocked time is refused as well.
    const overlapping = await ada.book(terrace.uuid, {
      ...wanted,
      start_at: '2037-11-30T19:00:00Z',
    })
    expect([overlapping.status, code(overlapping)]).toEqual([409, 'slot_taken'])

    const listed = (await manager.approvals(tower.uuid, '?state=blocked')).body as {
      data: { uuid: string; decision_reason: string }[]
    }
    expect(listed.data.find((each) => each.uuid === uuid)?.decision_reason).toBe('New planks')
    const waiting = (await manager.approvals()).body as { data: { uuid: string }[] }
    expect(waiting.data.map((each) => each.uuid)).not.toContain(uuid)

    expect((await manager.decide(uuid, { status: 'denied_available' })).status).toBe(200)
    expect(dataOf(await ben.mine(terrace.uuid, uuid))).toMatchObject({
      status: 'denied_available',
      decision_reason: 'New planks',
    })
    expect(await isFree()).toBe(true)
    expect((await ada.book(terrace.uuid, wanted)).status).toBe(201)
  })

  it('lists blocked times only while they last, and only for managers', async () => {
    const uuid = await requestTerrace()
    await manager.decide(uuid, { status: 'denied_unavailable' })
    const blocked = async () => {
      await signIn('manager')
      const { body } = await manager.approvals(tower.uuid, '?state=blocked')
      return (body as { data: { uuid: string }[] }).data.map((each) => each.uuid)
    }
    expect(await blocked()).toContain(uuid)
    world.clock.now = new Date('2037-11-30T20:00:00Z')
    expect(await blocked()).not.toContain(uuid)
    expect((await ada.approvals(tower.uuid, '?state=blocked')).status).not.toBe(200)
    expect((await manager.approvals(tower.uuid, '?state=mine')).status).toBe(400)
  })

  it('can decide on one that awaits payment, and needs no reason', async () => {
    const uuid = await requestTerrace()
    await world.database.connection
      .update(resourceBookings)
      .set({ status: 'pending_payment' })
      .where(eq(resourceBookings.uuid, uuid))
    const { data } = (await manager.approvals()).body as { data: { uuid: string }[] }
    expect(data.map((each) => each.uuid)).toContain(uuid)
    const denied = { status: 'denied_available', reason: ' ' }
    expect((await manager.decide(uuid, denied)).status).toBe(200)
    expect(dataOf(await ben.mine(terrace.uuid, uuid))).toMatchObject({
      status: 'denied_available',
      decision_reason: null,
    })
    const late = await manager.cancelFor(uuid, { on_behalf_of: 'building' })
    expect([late.status, code(late)]).toEqual([409, 'booking_not_cancellable'])
  })

  it('cancels until the end of a booking, once', async () => {
    const uuid = await requestTerrace()
    const cancel = async (instant: string) => {
      world.clock.now = new Date(instant)
      await signIn('manager')
      return manager.cancelFor(uuid, { on_behalf_of: 'building', reason: ' ' })
    }
    const late = await cancel('2037-11-30T20:00:00Z')
    expect([late.status, code(late)]).toEqual([409, 'booking_not_cancellable'])
    const inTime = await cancel('2037-11-30T19:59:59.999Z')
    expect([inTime.status, dataOf(inTime)]).toEqual([200, { uuid, status: 'cancelled' }])
    const again = await cancel('2037-11-30T21:00:00Z')
    expect([again.status, dataOf(again)]).toEqual([200, { uuid, status: 'cancelled' }])
    expect(await bookingRow(world, uuid)).toMatchObject({
      cancelledAt: new Date('2037-11-30T19:59:59.999Z'),
      decisionReason: null,
    })
  })

  it.each(['building', 'vendor'])('cancels for the %s, with who and when', async (on_behalf_of) => {
    const uuid = await requestTerrace()
    const answer = await manager.cancelFor(uuid, { on_behalf_of, reason: 'Storm' })
    expect(answer.status).toBe(200)
    expect(dataOf(await ben.mine(terrace.uuid, uuid))).toMatchObject({
      status: on_behalf_of === 'vendor' ? 'cancelled_vendor' : 'cancelled',
      cancelled_by: 'Marguerite Sandoval',
      cancelled_at: '2037-11-23T12:00:00.000Z',
      decision_reason: 'Storm',
    })
    expect((await manager.cancelFor(uuid, { on_behalf_of, reason: 'Storm' })).status).toBe(200)
    const letters = await world.mails(people.ben.email)
    expect(letters.map(({ subject, attachments }) => [subject, attachments])).toEqual([
      [`Your booking in ${tower.name} is cancelled`, ['booking.ics']],
    ])
    expect(letters[0]?.text).toContain('\n\nStorm\n\n')
    const other = on_behalf_of === 'vendor' ? 'building' : 'vendor'
    const again = await manager.cancelFor(uuid, { on_behalf_of: other })
    expect([again.status, code(again)]).toEqual([409, 'booking_not_cancellable'])
  })

  it('of another building, or without the permission, decides nothing', async () => {
    const uuid = await requestTerrace()
    const accepted = { status: 'accepted' }
    expect((await ada.approvals()).status).toBe(403)
    expect((await ada.decide(uuid, accepted)).status).toBe(403)
    expect((await ben.cancelFor(uuid, { on_behalf_of: 'building' })).status).toBe(403)
    expect((await manager.decide(uuid, accepted, elsewhere.uuid)).status).toBe(404)
    expect((await manager.decide(uuid, accepted, annex.uuid)).status).toBe(404)
    expect((await manager.approvals(elsewhere.uuid)).status).toBe(404)
    expect((await manager.decide(uuid, { status: 'confirmed' })).status).toBe(400)
    const unknown = await manager.decide(crypto.randomUUID(), accepted)
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ detail: 'No such booking.' })
    expect((await bookingRow(world, uuid))?.status).toBe('pending')
  })
})

describe('the rules themselves', () => {
  // The call has already read: the rule must see later changes once it has the lock.
  const now = weekBefore
  const timezone = 'America/New_York'

  it("refuse a deleted resource, and another user's booking", async () => {
    const adaId = people.ada.id
    const wanted = { start_at: tenOClock, slots: 1, form_responses: answers }
    await expect(
      world.database.transaction((tx) =>
        book(tx, crypto.randomUUID(), timezone, wanted, { userId: adaId, now }),
      ),
    ).rejects.toMatchObject({ code: 'not_found', more: { detail: 'No such resource.' } })
    const uuid = await requestTerrace()
    await expect(
      world.database.transaction((tx) => cancelMyBooking(tx, uuid, { userId: adaId, now })),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('limit a mini-app to its own building', async () => {
    const { connection } = world.database
    const adaId = people.ada.id
    const inside = (building: string | undefined) =>
      bookableResource(connection, { userId: adaId, buildingUuid: building }, room.uuid)
    expect(await inside(undefined)).toMatchObject({ timezone })
    expect(await inside(tower.uuid)).toMatchObject({ timezone })
    await expect(inside(annex.uuid)).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    [30, ['06:00', '06:30', '07:00', '07:30', '08:00', '08:30']],
    [60, ['06:00', '07:00', '08:00']],
  ])(
    'offer no slot in the hour that daylight saving skips, for slots of %d minutes',
    async (slotMinutes, from) => {
      const { connection } = world.database
      const night = { ...room, opensAt: 60, closesAt: 5 * 60, slotMinutes }
      const slots = await slotsOf(connection, night, timezone, '2038-03-14')
      expect(slots.map(({ startAt }) => startAt.toISOString().slice(11, 16))).toEqual(from)
      for (const [n, { endAt }] of slots.slice(0, -1).entries()) {
        expect(endAt).toEqual(slots[n + 1]?.startAt)
      }
    },
  )

  it.each([
    ['America/New_York', '2027-11-07', 60, 25],
    ['America/New_York', '2027-11-07', 30, 50],
    ['America/New_York', '2027-03-14', 60, 23],
    ['America/New_York', '2027-03-14', 45, 30],
    ['Europe/Berlin', '2027-10-31', 45, 33],
    // Its clocks change by half an hour.
    ['Australia/Lord_Howe', '2027-04-04', 30, 49],
    ['Australia/Lord_Howe', '2027-04-04', 60, 24],
    ['Australia/Lord_Howe', '2027-10-03', 30, 47],
    ['Asia/Kolkata', '2027-11-07', 60, 24],
  ])('have their true length in %s on %s: %d minutes', async (zone, date, slotMinutes, count) => {
    const night = { ...room, opensAt: 0, closesAt: 24 * 60, slotMinutes }
    const slots = await slotsOf(world.database.connection, night, zone, date)
    expect(slots).toHaveLength(count)
    for (const [n, { startAt, endAt }] of slots.entries()) {
      expect(endAt.getTime() - startAt.getTime()).toBe(slotMinutes * 60_000)
      expect(startAt).toEqual(slots[n - 1]?.endAt ?? startAt)
    }
  })
})
