import { contents } from '@server/db/schema'
import { attend, cancel, claim, recall } from '@server/services/content/participation'
import { Refusal } from '@server/services/platform/refusal'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { aDeal, anEvent, aPost, changeContent, deal, rsvp } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { read, readProblem } from '../platform/reading'
import { postCalls, takenOf } from '../postCalls'
import { withSharedWorld } from '../withWorld'
import type { Answer } from '../world'

const world = withSharedWorld()
let tower: Building
let people: { ada: Person; ben: Person }
let tokens: { ada: string; ben: string }
beforeAll(async () => {
  tower = await aBuilding(world)
  people = {
    ada: await aPerson(world, { in: tower }),
    ben: await aPerson(world, { in: tower }),
  }
  tokens = {
    ada: (await world.signIn(people.ada)).token,
    ben: (await world.signIn(people.ben)).token,
  }
})

const ada = () => postCalls(world, tower, () => tokens.ada)
const ben = () => postCalls(world, tower, () => tokens.ben)
const day = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(world.clock.now.getTime() + days * day)
const window = (from: number, until: number) => ({
  cta_display_start_at: after(from).toISOString(),
  cta_display_end_at: after(until).toISOString(),
})
const attendants = ({ body }: Answer) =>
  read(v.object({ data: v.object({ attendants: v.array(v.number()) }) }), body).data.attendants
const claimers = ({ body }: Answer) =>
  read(v.object({ data: v.object({ claimers: v.array(v.number()) }) }), body).data.claimers
const code = (answer: Answer) => readProblem(answer).code

describe('an RSVP', () => {
  it('takes a place once, however often it is sent, and returns it', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 5 })
    const id = people.ben.id
    expect(attendants(await ben().attend(uuid))).toEqual([id])
    expect(attendants(await ben().attend(uuid))).toEqual([id])
    expect(await takenOf(world, { uuid })).toEqual({ count: 1, rows: 1 })
    expect(attendants(await ben().recall(uuid))).toEqual([])
    expect(attendants(await ben().recall(uuid))).toEqual([])
    expect(await takenOf(world, { uuid })).toEqual({ count: 0, rows: 0 })
  })

  it('fails if the last place is taken', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 1 })
    expect((await ada().attend(uuid)).status).toBe(200)
    const late = await ben().attend(uuid)
    expect(late.status).toBe(409)
    expect(code(late)).toBe('event_full')
    await ada().recall(uuid)
    expect((await ben().attend(uuid)).status).toBe(200)
    expect(await takenOf(world, { uuid })).toEqual({ count: 1, rows: 1 })
    // A participant keeps the place when it is full.
    expect((await ben().attend(uuid)).status).toBe(200)
  })

  it.each([
    ['event_not_open', () => ({ details: { ...rsvp, ...window(1, 2) } })],
    ['event_over', () => ({ details: { ...rsvp, ...window(-2, -1) } })],
    ['event_over', () => ({ details: rsvp, startAt: after(-2), endAt: after(-1) })],
    ['event_not_open', () => ({ details: {} })],
  ])('is refused with %s outside its time', async (expected, given) => {
    const { uuid } = await anEvent(world, { in: tower, ...given() })
    const answer = await ben().attend(uuid)
    expect(answer.status).toBe(409)
    expect(code(answer)).toBe(expected)
    expect(await takenOf(world, { uuid })).toEqual({ count: 0, rows: 0 })
  })

  it('can be cancelled even when the window has closed', async () => {
    const { uuid } = await anEvent(world, { in: tower, details: { ...rsvp, ...window(-1, 1) } })
    await ben().attend(uuid)
    const earlier = world.clock.now
    world.clock.now = after(2)
    tokens.ben = (await world.signIn(people.ben)).token
    const answer = await ben().recall(uuid)
    world.clock.now = earlier
    expect(answer.status).toBe(200)
    expect(attendants(answer)).toEqual([])
  })

  it.each([
    ['as it has places', { capacity: 1, maxClaimsTotal: 5 }],
    ['as it can be claimed, without a number of places', { maxClaimsTotal: 1 }],
  ])('is for as many users %s', async (_, given) => {
    const { uuid } = await anEvent(world, { in: tower, ...given })
    expect((await ada().attend(uuid)).status).toBe(200)
    expect(code(await ben().attend(uuid))).toBe('event_full')
  })

  it('and its cancellation are published to the building immediately', async () => {
    const { uuid } = await anEvent(world, { in: tower })
    const topic = `building:${tower.uuid}`
    const stream = await openStream(world, tokens.ada, [topic])
    await stream.next()
    for (const act of [ben().attend, ben().recall]) {
      expect((await act(uuid)).status).toBe(200)
      expect(await stream.next()).toEqual({ event: 'changed', data: { topic, data: { uuid } } })
    }
    await stream.close()
  })

  it('is for anything that accepts RSVPs, whatever its type, and not for deals', async () => {
    const { uuid: post } = await aPost(world, { in: tower, details: rsvp })
    expect((await ben().attend(post)).status).toBe(200)
    expect((await ben().claim(post)).status).toBe(404)
    const { uuid: offer } = await aDeal(world, { in: tower })
    expect((await ben().attend(offer)).status).toBe(404)
  })
})

describe('a claim', () => {
  it('is one for each user by default', async () => {
    const { uuid } = await aDeal(world, { in: tower })
    expect((await ben().claim(uuid)).status).toBe(200)
    expect(code(await ben().claim(uuid))).toBe('claims_limit_reached')
    expect((await ada().claim(uuid)).status).toBe(200)
    expect(await takenOf(world, { uuid })).toEqual({ count: 2, rows: 2 })
  })

  it.each([
    ['there are claims in total', { maxClaimsTotal: 1, capacity: 5 }],
    ['there are places, by default', { capacity: 1 }],
  ])('is for as many users as %s', async (_, given) => {
    const { uuid } = await aDeal(world, { in: tower, ...given })
    expect((await ada().claim(uuid)).status).toBe(200)
    expect(code(await ben().claim(uuid))).toBe('claims_limit_reached')
  })

  it('respects both limits, and returns one at a time', async () => {
    const limits = { maxClaimsPerUser: 2, maxClaimsTotal: 3 }
    const { uuid } = await aDeal(world, { in: tower, type: 'OFFER', ...limits })
    const [adaId, benId] = [people.ada.id, people.ben.id]
    await ben().claim(uuid)
    await ada().claim(uuid)
    expect(claimers(await ben().claim(uuid))).toEqual([benId, adaId, benId])
    expect(code(await ben().claim(uuid))).toBe('claims_limit_reached')
    expect(code(await ada().claim(uuid))).toBe('claims_limit_reached')
    expect(claimers(await ben().cancel(uuid))).toEqual([benId, adaId])
    expect((await ada().claim(uuid)).status).toBe(200)
    for (const rest of [
      [adaId, adaId],
      [adaId, adaId],
    ])
      expect(claimers(await ben().cancel(uuid))).toEqual(rest)
    expect(await takenOf(world, { uuid })).toEqual({ count: 2, rows: 2 })
  })

  it.each([
    ['before its window', () => ({ ...deal, ...window(1, 2) })],
    ['after it', () => ({ ...deal, ...window(-2, -1) })],
    ['if it is not claimable', () => ({ cta_type: 'CLAIM', claimable: false })],
    ['if the user is not eligible', () => ({ ...deal, is_eligible: false })],
    ['if claiming is not enabled', () => ({})],
  ])('is refused %s', async (_, details) => {
    const { uuid } = await aDeal(world, { in: tower, details: details() })
    const answer = await ben().claim(uuid)
    expect(answer.status).toBe(409)
    expect(code(answer)).toBe('offer_not_available')
  })

  it('is for anything that is claimed, whatever its type', async () => {
    const { uuid } = await anEvent(world, { in: tower, details: { cta_type: 'claim' } })
    expect((await ben().claim(uuid)).status).toBe(200)
  })
})

describe('the rules themselves', () => {
  // The call has already read the item: the rule must see later changes once it has the lock.
  const rules = { attend, recall, claim, cancel }
  const noEvent = 'No such event is open to you.'
  const noOffer = 'No such offer is open to you.'
  const outcome = async (rule: keyof typeof rules, uuid: string, now = world.clock.now) => {
    const visitor = { userId: people.ben.id, now }
    try {
      await world.database.transaction((tx) => rules[rule](tx, uuid, visitor))
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return error.more.detail ?? error.code
      throw error
    }
  }

  it.each([
    ['attend', noEvent],
    ['recall', noEvent],
    ['claim', noOffer],
    ['cancel', noOffer],
  ] as const)('%s refuses a deleted item, and one whose kind has changed', async (rule, gone) => {
    expect(await outcome(rule, crypto.randomUUID())).toBe(gone)
    const anOther = gone === noEvent ? aDeal : anEvent
    expect(await outcome(rule, (await anOther(world, { in: tower })).uuid)).toBe(gone)
  })

  it('refuse an item that is no longer on display, but accept returns', async () => {
    const hidden = { displayUntil: after(-1) }
    const { uuid: event } = await anEvent(world, { in: tower, ...hidden })
    expect(await outcome('attend', event)).toBe(noEvent)
    expect(await outcome('recall', event)).toBe('done')
    const { uuid: offer } = await aDeal(world, { in: tower })
    expect(await outcome('claim', offer)).toBe('done')
    await changeContent(world, { uuid: offer }, hidden)
    // A user with a claim sees the limit, and others see nothing.
    expect(await outcome('claim', offer)).toBe('claims_limit_reached')
    expect(await outcome('cancel', offer)).toBe('done')
    expect(await outcome('claim', offer)).toBe(noOffer)
  })

  it('end an event at its end, not after it', async () => {
    const end = after(1)
    const { uuid } = await anEvent(world, { in: tower, endAt: end })
    expect(await outcome('attend', uuid, end)).toBe('event_over')
    expect(await outcome('attend', uuid, new Date(end.getTime() - 1))).toBe('done')
  })

  it('write nothing if nothing is returned', async () => {
    const { uuid } = await anEvent(world, { in: tower })
    const { connection } = world.database
    const version = () =>
      connection
        .select({ xmin: sql<string>`${contents}.xmin::text` })
        .from(contents)
        .where(eq(contents.uuid, uuid))
    const before = await version()
    expect(await outcome('recall', uuid)).toBe('done')
    expect(await version()).toEqual(before)
  })
})

describe('the building in the address', () => {
  it("must be the item's, and open to the user", async () => {
    const commons = await aGuestBuilding(world)
    const elsewhere = await aBuilding(world)
    const yoga = await anEvent(world, { in: tower })
    const coffee = await aDeal(world, { in: tower, takenBy: [people.ben] })
    for (const building of [commons.uuid, elsewhere.uuid, crypto.randomUUID()]) {
      expect((await ben().attend(yoga.uuid, {}, building)).status).toBe(404)
      expect((await ben().claim(coffee.uuid, {}, building)).status).toBe(404)
      expect((await ben().cancel(coffee.uuid, {}, building)).status).toBe(404)
    }
    const { uuid } = await anEvent(world, { in: elsewhere })
    expect((await ben().attend(uuid, {}, elsewhere.uuid)).status).toBe(404)
    expect((await ben().recall(uuid)).status).toBe(404)
    expect(await takenOf(world, yoga)).toEqual({ count: 0, rows: 0 })
    expect(await takenOf(world, coffee)).toEqual({ count: 1, rows: 1 })
  })
})

describe('an idempotency key', () => {
  const headers = { 'idempotency-key': 'one wish of the user' }

  it('returns the same response again, and takes no second place', async () => {
    const { uuid } = await aDeal(world, { in: tower, maxClaimsPerUser: 5 })
    const first = await ben().claim(uuid, { headers })
    await ada().claim(uuid)
    const again = await ben().claim(uuid, { headers })
    expect(again.body).toEqual(first.body)
    expect(await takenOf(world, { uuid })).toEqual({ count: 2, rows: 2 })
    // Another user's key is independent.
    await ada().claim(uuid, { headers })
    expect(await takenOf(world, { uuid })).toEqual({ count: 3, rows: 3 })
  })

  it('can be reused after a refusal', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 1 })
    await ada().attend(uuid)
    expect(code(await ben().attend(uuid, { headers }))).toBe('event_full')
    await ada().recall(uuid)
    expect((await ben().attend(uuid, { headers })).status).toBe(200)
  })

  it('in use makes the second call wait', async () => {
    const { uuid } = await anEvent(world, { in: tower })
    const answers = await Promise.all([
      ben().attend(uuid, { headers }),
      ben().attend(uuid, { headers }),
    ])
    const codes = answers.map((answer) => (answer.status === 200 ? 'done' : code(answer)))
    // Or it arrived when the first one had just been answered.
    const either = [
      ['done', 'done'],
      ['done', 'idempotency_in_progress'],
    ]
    expect(either).toContainEqual(codes.toSorted())
    expect(await takenOf(world, { uuid })).toEqual({ count: 1, rows: 1 })
  })
})
