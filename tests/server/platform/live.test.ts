import { beatMs } from '@contract/live'
import { userBuildings, userPermissions } from '@server/db/schema'
import { type HubMessage, openLiveHub } from '@server/live/hub'
import { createRecent } from '@server/live/recent'
import { countStreams } from '@server/live/streams'
import { publish, topicOfBuilding } from '@server/services/platform/live/publish'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { anEvent } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { postgresUrl } from '../database'
import { patient } from '../patient'
import { postCalls } from '../postCalls'
import { withWorld } from '../withWorld'
import { openWorld } from '../world'
import { openStream } from './liveCalls'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const world = withWorld()
let ada: Person
let ben: Person
let token: string
beforeEach(async () => {
  await aBuilding(world, tower)
  ada = await aPerson(world, { in: tower })
  ben = await aPerson(world, { in: tower })
  token = (await world.signIn(ada)).token
})

const topic = `building:${tower.uuid}`

describe('a stream of changes', () => {
  it('sends what another user has taken, on commit and not before', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 3 })
    const stream = await openStream(world, token, [topic])
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    expect(await stream.next()).toEqual({ event: 'open', data: null })
    const bens = (await world.signIn(ben)).token
    const { status } = await postCalls(world, tower, () => bens).attend(uuid)
    expect(status).toBe(200)
    expect(await stream.next()).toEqual({ event: 'changed', data: { topic, data: { uuid } } })
    await stream.close()
  })

  it('sends nothing about a rollback', async () => {
    const stream = await openStream(world, token, [topic])
    await stream.next()
    const { connection } = world.database
    const undone = world.database.transaction(async (tx) => {
      await publish(tx, topic, { uuid: 'never' })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await publish(connection, topic, { uuid: 'after' })
    expect(await stream.next()).toMatchObject({ data: { data: { uuid: 'after' } } })
    await stream.close()
  })

  it('reaches listeners of another process', async () => {
    const other = await openWorld({ database: world.database })
    const stream = await openStream(other, token, [topic])
    await stream.next()
    await publish(world.database.connection, topic, { uuid: 'far' })
    expect(await stream.next()).toMatchObject({ data: { data: { uuid: 'far' } } })
    await stream.close()
    await other.live.close()
  })

  it('sends a slow reader only the latest change of each subject', async () => {
    const stream = await openStream(world, token, [topic])
    await stream.next()
    const arrived: unknown[] = []
    const stop = world.live.subscribe([topic], null, (message) => arrived.push(message))
    for (let count = 1; count <= 30; count += 1) {
      await publish(world.database.connection, topic, { uuid: 'slow', count })
    }
    await publish(world.database.connection, topic, { uuid: 'last' })
    // Nothing is read until all have arrived.
    await expect.poll(() => JSON.stringify(arrived), patient).toContain('"last"')
    stop()
    const sent = [await stream.next()]
    while (!JSON.stringify(sent.at(-1)).includes('last')) sent.push(await stream.next())
    expect(sent.length).toBeLessThanOrEqual(6)
    expect(sent.at(-2)).toMatchObject({ data: { data: { uuid: 'slow', count: 30 } } })
    await stream.close()
  })

  it('starts with the missed changes, or states that they are unknown', async () => {
    const at = Date.now()
    const { connection } = world.database
    let hubClock = at
    const hub = await openLiveHub(world.database, () => hubClock)
    hubClock = at + 60_000
    await publish(connection, topic, { uuid: 'missed' })
    const sent: HubMessage[] = []
    await expect
      .poll(() => {
        sent.length = 0
        hub.subscribe([topic], 1000, (each) => sent.push(each))()
        return sent
      }, patient)
      .toEqual([{ topic, data: { uuid: 'missed' } }])
    await hub.close()
    const late = await openStream(world, token, [topic], 3_600_000)
    expect(await late.next()).toEqual({ event: 'open', data: null })
    expect(await late.next()).toEqual({ event: 'gap', data: null })
    await late.close()
  })

  it('is refused for a building that is closed to the caller, or without permission', async () => {
    const open = (topics: string) =>
      world.request('GET', `/api/portico/v1/live?topics=${encodeURIComponent(topics)}`, { token })
    const elsewhere = await aBuilding(world)
    expect((await open(`building:${elsewhere.uuid}`)).status).toBe(404)
    expect((await open(`suite:${elsewhere.uuid}/12a`)).status).toBe(404)
    expect((await open(`approvals:${tower.uuid}`)).status).toBe(403)
    for (const wrong of ['', 'users', 'user:1', `building:${tower.uuid}\n`, 'mine;x']) {
      expect(readProblem(await open(wrong)).code).toBe('invalid_request')
    }
    expect((await open(Array.from({ length: 21 }, () => topic).join(','))).status).toBe(400)
  })

  it('ends once the building or the permission is withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { connection } = world.database
      const permissions = ['can-approve-bookings']
      const manager = await world.signIn(await aPerson(world, { in: tower, permissions }))
      const approvals = `approvals:${tower.uuid}`
      const stream = await openStream(world, manager.token, [approvals])
      await stream.next()
      await connection.delete(userPermissions)
      await vi.advanceTimersByTimeAsync(beatMs)
      expect(await stream.next()).toBeNull()
      const inBuilding = await openStream(world, token, [topic])
      await inBuilding.next()
      await connection.update(userBuildings).set({ revokedAt: world.clock.now })
      await vi.advanceTimersByTimeAsync(beatMs)
      expect(await inBuilding.next()).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not opened by HEAD, which would hold a place', async () => {
    const { token: own } = await world.signIn(ben)
    for (let n = 0; n < 20; n += 1) {
      const head = await world.respond('HEAD', `/api/portico/v1/live?topics=mine`, { token: own })
      expect([head.status, head.body]).toEqual([200, null])
    }
    const stream = await openStream(world, own, ['mine'])
    expect(await stream.next()).toMatchObject({ event: 'open' })
    await stream.close()
  })

  it("never sends one user's own data to another", async () => {
    const bens = (await world.signIn(ben)).token
    const stream = await openStream(world, bens, ['mine', topic])
    await stream.next()
    await publish(world.database.connection, `user:${ada.id}`, { uuid: 'private' })
    await publish(world.database.connection, topic, { uuid: 'any' })
    expect(JSON.stringify(await stream.next())).not.toContain('private')
    await stream.close()
  })

  it("counts one user's streams, and releases their places", () => {
    const streams = countStreams({ byUser: 2, all: 3 })
    const [first] = [streams.take('a'), streams.take('a')]
    expect(() => streams.take('a')).toThrow('too_many_requests')
    streams.take('b')
    expect(() => streams.take('c')).toThrow('unavailable')
    first?.()
    first?.()
    streams.take('c')
    expect(() => streams.take('d')).toThrow('unavailable')
  })
})

describe('recent changes', () => {
  const about = (uuid: string) => ({ topic: 'a', data: { uuid } })

  it('are sent for as long as they are retained, for the requested topics', () => {
    let now = 0
    const recent = createRecent(() => now)
    now = 10_000
    recent.add(about('one'))
    recent.add({ topic: 'b', data: null })
    now = 15_000
    expect(recent.since(4000, new Set(['a']))).toEqual([about('one')])
    expect(recent.since(1000, new Set(['a']))).toEqual([])
    expect(recent.since(14_000, new Set(['a']))).toEqual(['gap'])
  })

  it('are evicted', () => {
    let now = 0
    const recent = createRecent(() => now)
    for (let at = 0; at < 10_000; at += 1) {
      now = 10_000 + at
      recent.add(about(String(at)))
    }
    expect(recent.since(5000, new Set(['a'])).length).toBeLessThanOrEqual(7001)
    expect(recent.since(9000, new Set(['a']))).toEqual(['gap'])
  })
})

describe.runIf(postgresUrl !== undefined)('a lost connection to PostgreSQL', () => {
  it('is restored, and all listeners are notified that they may have missed changes', async () => {
    const other = await openWorld()
    const sent: HubMessage[] = []
    const hub = await openLiveHub(other.database)
    hub.subscribe([topicOfBuilding('x')], null, (each) => sent.push(each))
    await other.database.connection.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen%'`,
    )
    await expect.poll(() => sent, { timeout: 5000 }).toContain('gap')
    await publish(other.database.connection, topicOfBuilding('x'), { uuid: 'again' })
    await expect
      .poll(() => sent.at(-1), { timeout: 5000 })
      .toMatchObject({ data: { uuid: 'again' } })
    await hub.close()
    await other.close()
  })
})
