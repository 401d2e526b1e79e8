import { type Suite, suite as suiteSchema } from '@contract/smartBuilding'
import { openSimulator } from '@server/adapters/simulator'
import { suiteStates } from '@server/db/schema'
import { suiteAt } from '@server/services/suites/suite'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { aFloor, aSimulator } from '../builders/suites'
import { openStream } from '../platform/liveCalls'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import { type Answer, openWorld } from '../world'

const world = withWorld()
let ada: Person
let token: string
const tower = { uuid: crypto.randomUUID() }
/** Open to Ada, too; its suites measure in Celsius. */
const hamburg = { uuid: crypto.randomUUID() }
/** Not open to her; its system has no floors. */
const elsewhere = { uuid: crypto.randomUUID() }
beforeEach(async () => {
  for (const building of [tower, hamburg, elsewhere]) await aBuilding(world, building)
  ada = await aPerson(world, { in: [tower, hamburg] })
  const fahrenheit = (now: number, requested: number, equipment?: string) => ({
    temperature: {
      unit: 'F' as const,
      now,
      requested,
      ...(equipment !== undefined && { equipment }),
    },
  })
  await aFloor(world, {
    in: tower,
    id: '7',
    suites: [
      { id: '710', ...fahrenheit(70.6, 71, 'VAV box 7-10'), lighting: 65 },
      { id: '720', lighting: 40 },
      { id: '730', ...fahrenheit(67, 67) },
      { id: '740', ...fahrenheit(69, 70), lighting: 0, isOnline: false },
    ],
  })
  await aFloor(world, {
    in: tower,
    id: '12',
    suites: [
      {
        id: '1210',
        ...fahrenheit(72.2, 72),
        simulation: { overruledTo: 72, overruledAfter: 4 },
      },
      { id: '1220', lighting: 100, simulation: { offlineEvery: 600, offlineFor: 20 } },
    ],
  })
  await aFloor(world, { in: tower, id: 'roof' })
  await aFloor(world, {
    in: hamburg,
    id: '2',
    suites: [{ id: 'ost', temperature: { unit: 'C', now: 21.8, requested: 22 } }],
  })
  await aSimulator(world, elsewhere)
  token = (await world.signIn(ada)).token
})

const rootOf = ({ uuid }: { uuid: string }) =>
  `/api/smart-building/v1/buildings/${uuid}/zeller/floors`
const root = rootOf(tower)
const both = `${root}/7/suites/710`
const onlyLight = `${root}/7/suites/720`
const onlyHeat = `${root}/7/suites/730`
const offlineSuite = `${root}/7/suites/740`
const overruled = `${root}/12/suites/1210`
const flaky = `${root}/12/suites/1220`
const celsius = `${rootOf(hamburg)}/2/suites/ost`

const get = (path: string) => world.request('GET', path, { token })
const put = (path: string) => world.request('PUT', path, { token })
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}
const suiteIn = ({ status, body }: Answer) => {
  expect(status).toBe(200)
  return read(v.object({ data: suiteSchema }), body).data
}
const suite = async (path: string) => suiteIn(await get(path))
const refused = (answer: Answer) => [answer.status, readProblem(answer).code]
const named = ({ body }: Answer) =>
  read(v.object({ data: v.array(v.object({ id: v.string(), navName: v.string() })) }), body).data

describe('floors and suites', () => {
  it("are listed in order, with the interface's field names", async () => {
    const floors = await get(root)
    expect(floors.body).toMatchObject({ total: 3, offset: 0 })
    expect(named(floors).map(({ id }) => id)).toEqual(['7', '12', 'roof'])
    expect(floors.body).toMatchObject({ data: [{ suites: 4 }, { suites: 2 }, { suites: 0 }] })
    expect(named(await get(`${root}/7/suites`)).map(({ id }) => id)).toEqual([
      '710',
      '720',
      '730',
      '740',
    ])
  })

  it('are listed with what they report', async () => {
    const { body } = await get(`${root}/7/suites`)
    const listed = (body as { data: Suite[] }).data
    for (const entry of listed) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body: alone } = await get(`${root}/7/suites/${entry.id}`)
      expect({ ...entry, reported_at: null }).toEqual({
        ...(alone as { data: Suite }).data,
        reported_at: null,
      })
    }
    expect(listed.map(({ available }) => available)).toEqual([true, true, true, false])
  })

  it('are empty if there are none', async () => {
    expect(named(await get(`${root}/roof/suites`))).toEqual([])
    token = (await world.signIn(await aPerson(world, { in: elsewhere }))).token
    const answer = await get(rootOf(elsewhere))
    expect(answer.body).toMatchObject({ data: [], total: 0 })
  })

  it('are unavailable in a building without a system', async () => {
    const plain = await aBuilding(world)
    token = (await world.signIn(await aPerson(world, { in: plain }))).token
    for (const path of ['', '/1/suites', '/1/suites/2']) {
      const answer = await get(`${rootOf(plain)}${path}`)
      expect(refused(answer)).toEqual([503, 'system_not_available'])
    }
  })

  it.each([
    ['an unknown floor', `${root}/99/suites`],
    ['an unknown suite', `${root}/7/suites/999`],
    ['a suite of another floor', `${root}/12/suites/710`],
    ['a suite of another building', `${rootOf(hamburg)}/7/suites/710`],
    ['a building that is not open to the caller', rootOf(elsewhere)],
    ['a suite there', `${rootOf(elsewhere)}/1/suites/1`],
    ['a building that does not exist', rootOf({ uuid: crypto.randomUUID() })],
  ])('%s is not found', async (_, path) => {
    expect(refused(await get(path))).toEqual([404, 'not_found'])
  })

  it.each([
    `${rootOf(elsewhere)}/7/suites/710/temp/70/false`,
    `${rootOf(elsewhere)}/7/suites/710/lighting/all/10`,
    `${root}/12/suites/710/temp/70/false`,
    `${root}/7/suites/999/lighting/all/10`,
  ])('%s cannot be controlled either', async (path) => {
    expect(refused(await put(path))).toEqual([404, 'not_found'])
  })

  it.each(['%00', 'a%0Ab', 'x'.repeat(101)])('%s is not an id', async (id) => {
    expect(refused(await get(`${root}/${id}/suites`))).toEqual([400, 'invalid_request'])
    expect(refused(await put(`${root}/7/suites/${id}/lighting/all/1`))).toEqual([
      400,
      'invalid_request',
    ])
  })
})

describe("a suite's report", () => {
  it('contains its controls, and nothing about missing ones', async () => {
    expect(await suite(both)).toMatchObject({
      temp_unit: 'F',
      requested_temp: 71,
      temp_equipment_name: 'VAV box 7-10',
      lighting: 65,
      requested_lighting: 65,
      available: true,
    })
    expect(await suite(onlyLight)).toMatchObject({ temp: null, temp_unit: null, lighting: 40 })
    expect(await suite(onlyHeat)).toMatchObject({ temp: 67, lighting: null })
    expect(await suite(celsius)).toMatchObject({ temp_unit: 'C', requested_temp: 22 })
  })

  it('shows that it is offline, and setpoints are refused then', async () => {
    expect(await suite(offlineSuite)).toMatchObject({ available: false })
    for (const command of ['temp/70/false', 'lighting/all/10']) {
      expect(refused(await put(`${offlineSuite}/${command}`))).toEqual([
        503,
        'system_not_available',
      ])
    }
    expect(await suite(offlineSuite)).toMatchObject({ requested_temp: 70, requested_lighting: 0 })
  })

  it('is offline from time to time in the simulation, and returns', async () => {
    const period = 600_000
    const start = Math.ceil(world.clock.now.getTime() / period) * period
    world.clock.now = new Date(start + 100_000)
    token = (await world.signIn(ada)).token
    expect(await suite(flaky)).toMatchObject({ available: true })
    world.clock.now = new Date(start + 590_000)
    expect(await suite(flaky)).toMatchObject({ available: false })
    expect(refused(await put(`${flaky}/lighting/all/10`))).toEqual([503, 'system_not_available'])
    world.clock.now = new Date(start + 601_000)
    expect(await suite(flaky)).toMatchObject({ available: true, requested_lighting: 100 })
  })
})

describe('setting the temperature', () => {
  it('is accepted immediately, and the room follows gradually', async () => {
    const before = await suite(onlyHeat)
    const requested = suiteIn(await put(`${onlyHeat}/temp/72/false`))
    expect(requested).toMatchObject({ requested_temp: 72, temp: 67 })
    expect(requested.revision).toBe((before.revision ?? 0) + 1)
    const way: number[] = []
    for (const seconds of [10, 30, 60, 300, 3600]) {
      later(seconds)
      token = (await world.signIn(ada)).token
      way.push((await suite(onlyHeat)).temp ?? 0)
    }
    expect(way).toEqual(way.toSorted((a, b) => a - b))
    expect(way[0]).toBeGreaterThan(67)
    expect(way[0]).toBeLessThan(68)
    expect(way.at(-1)).toBe(72)
  })

  it('is visible in another process too, which has only the database', async () => {
    await put(`${onlyHeat}/temp/72/false`)
    await put(`${both}/lighting/all/10`)
    const other = await openWorld({ database: world.database })
    later(45)
    other.clock.now = world.clock.now
    for (const path of [onlyHeat, both]) {
      const there = await other.request('GET', path, { token })
      expect(there.body).toEqual((await get(path)).body)
    }
  })

  it.each([
    [both, '64', 'false'],
    [both, '76', 'false'],
    [both, '40', 'false'],
    [both, '80', 'false'],
    [both, '20', 'false'],
    // In the other unit, whatever the number.
    [both, '20', 'true'],
    [both, '70', 'true'],
    [celsius, '17', 'true'],
    [celsius, '25', 'true'],
    [celsius, '70', 'true'],
    [celsius, '70', 'false'],
    [celsius, '20', 'false'],
    [both, '70', 'maybe'],
    [both, '70.5', 'false'],
    [both, '1e9', 'false'],
    [both, '-70', 'false'],
    [onlyLight, '70', 'false'],
  ])('%s: %s with Celsius %s is refused', async (path, temp, isCelsius) => {
    const before = await suite(path)
    expect(refused(await put(`${path}/temp/${temp}/${isCelsius}`))).toEqual([
      400,
      'invalid_request',
    ])
    expect((await suite(path)).revision).toBe(before.revision)
  })

  it.each([
    [both, 65, 'false'],
    [both, 75, 'false'],
    [celsius, 18, 'true'],
    [celsius, 24, 'true'],
  ])('%s: %i with Celsius %s is a bound', async (path, temp, isCelsius) => {
    const { requested_temp: requested } = suiteIn(await put(`${path}/temp/${temp}/${isCelsius}`))
    expect(requested).toBe(temp)
  })

  it('is accepted, and then reported as it is, if a building program overrides it', async () => {
    expect(suiteIn(await put(`${overruled}/temp/66/false`))).toMatchObject({ requested_temp: 66 })
    later(3)
    expect(await suite(overruled)).toMatchObject({ requested_temp: 66 })
    later(2)
    const { requested_temp: now, temp } = await suite(overruled)
    expect(now).toBe(72)
    expect(temp).toBeGreaterThan(71)
  })
})

describe('setting the light', () => {
  it('takes a moment', async () => {
    expect(suiteIn(await put(`${both}/lighting/all/0`))).toMatchObject({
      requested_lighting: 0,
      lighting: 65,
    })
    later(0.4)
    expect((await suite(both)).lighting).toBe(33)
    later(1)
    expect((await suite(both)).lighting).toBe(0)
  })

  it.each(['101', '-1', '0.5', 'full', '999'])('to %s is refused', async (value) => {
    expect(refused(await put(`${both}/lighting/all/${value}`))).toEqual([400, 'invalid_request'])
  })

  it('of a suite without one is refused', async () => {
    expect(refused(await put(`${onlyHeat}/lighting/all/10`))).toEqual([400, 'invalid_request'])
  })

  // Only PostgreSQL runs two transactions concurrently: without the lock on the state, one of these loses the other.
  it('while the temperature is being set loses neither', async () => {
    for (let n = 1; n <= 10; n += 1) {
      await Promise.all([put(`${both}/lighting/all/${n}`), put(`${both}/temp/${65 + n}/false`)])
      expect(await suite(both)).toMatchObject({
        requested_lighting: n,
        requested_temp: 65 + n,
        revision: 1 + 2 * n,
      })
    }
  })
})

it('the same setpoint with the same key acts once', async () => {
  const headers = { 'idempotency-key': 'once-and-for-all' }
  const sendRequest = () => world.request('PUT', `${both}/lighting/all/10`, { token, headers })
  const [first, second] = [suiteIn(await sendRequest()), suiteIn(await sendRequest())]
  expect(second).toEqual(first)
  expect((await suite(both)).revision).toBe(2)
})

it("a user's calls to a suite are limited, independent of others", async () => {
  const statuses: number[] = []
  for (let n = 0; n < 61; n += 1) statuses.push((await put(`${both}/lighting/all/${n}`)).status)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  expect((await put(`${onlyLight}/lighting/all/5`)).status).toBe(200)
  token = (await world.signIn(await aPerson(world, { in: tower }))).token
  expect((await put(`${both}/lighting/all/7`)).status).toBe(200)
})

it('a kiosk in the lobby controls no suite, and sees none', async () => {
  token = (await world.signIn(await aKiosk(world, { in: tower }))).token
  for (const path of [root, `${root}/7/suites`, both]) {
    expect(refused(await get(path))).toEqual([403, 'permission_denied'])
  }
  expect((await put(`${both}/lighting/all/7`)).status).toBe(403)
})

it('a suite without a report is offline', async () => {
  await world.database.connection
    .delete(suiteStates)
    .where(and(eq(suiteStates.buildingUuid, tower.uuid), eq(suiteStates.suiteId, '710')))
  expect(await suite(both)).toMatchObject({ available: false, temp: null, revision: 0 })
})

describe('a viewer of a suite', () => {
  const topic = (floorAndSuite: string, { uuid } = tower) => `suite:${uuid}/${floorAndSuite}`

  it("receives another user's change immediately, as its endpoint returns it", async () => {
    const stream = await openStream(world, token, [topic('7.710')])
    await stream.next()
    token = (await world.signIn(await aPerson(world, { in: tower }))).token
    const answer = suiteIn(await put(`${both}/temp/66/false`))
    expect(await stream.next()).toEqual({
      event: 'changed',
      data: { topic: topic('7.710'), data: answer },
    })
    await stream.close()
  })

  it("receives a room's changes while it adjusts, and nothing when it is idle", async () => {
    // It has no thermostat: a drifting temperature would be sent too.
    const simulator = openSimulator()
    const { connection } = world.database
    const stream = await openStream(world, token, [topic('7.720')])
    await stream.next()
    simulator.report(await anySuite(), world.clock.now)
    await put(`${onlyLight}/lighting/all/0`)
    expect(await stream.next()).toMatchObject({ data: { data: { lighting: 40 } } })
    const tick = async (seconds: number) => {
      await simulator.tick(connection, world.clock.now)
      later(seconds)
    }
    await tick(5 / 16)
    // Read immediately: of unread changes, a stream retains only the latest.
    for (const lighting of [15, 0]) {
      await tick(0.5)
      expect(await stream.next()).toMatchObject({ data: { data: { lighting } } })
    }
    for (let n = 0; n < 3; n += 1) await tick(0.5)
    await put(`${onlyLight}/lighting/all/100`)
    expect(await stream.next()).toMatchObject({ data: { data: { requested_lighting: 100 } } })
    await stream.close()
  })

  it('receives nothing about suites of closed buildings', async () => {
    const path = `/api/portico/v1/live?topics=${topic('1.1', elsewhere)}`
    expect(refused(await get(path))).toEqual([404, 'not_found'])
  })

  it('the database is not queried after half an hour without viewers', async () => {
    const simulator = openSimulator()
    const broken = {} as typeof world.database.connection
    await expect(simulator.tick(broken, world.clock.now)).resolves.toBeUndefined()
  })
})

const anySuite = () =>
  suiteAt(world.database.connection, {
    buildingUuid: tower.uuid,
    floorId: '7',
    suiteId: '710',
  })
