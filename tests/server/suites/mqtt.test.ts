import { suite as suiteSchema } from '@contract/smartBuilding'
import { suiteStates } from '@server/db/schema'
import { openBuildingSystems } from '@server/openBuildingSystems'
import type { BuildingSystems } from '@server/ports/buildingSystem'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { openWorld, type World } from '../world'
import { layout, openBroker, openGateway } from './broker'

type Broker = Awaited<ReturnType<typeof openBroker>>
type Gateway = Awaited<ReturnType<typeof openGateway>>

const topics = 'houses/tower'
const building = crypto.randomUUID()
const root = `/api/smart-building/v1/buildings/${building}/zeller/floors`
const path = `${root}/3/suites/31`
const reported: string[] = []

let broker: Broker
let gateway: Gateway
let systems: BuildingSystems
let world: World
let token: string

/** The deployment of a server that controls this building. */
const openSystems = ({ deployment, database }: World, mqttUrl: string | null = broker.url) =>
  openBuildingSystems({
    deployment: {
      server: { ...deployment.server, mqtt: { buildings: [{ uuid: building, topics }] } },
    },
    mqttUrl: mqttUrl ?? undefined,
    database,
    now: () => new Date(),
    report: (what) => void reported.push(what),
    reconnectMs: 20,
  })

beforeEach(async () => {
  reported.length = 0
  broker = await openBroker()
  const plain = await openWorld()
  await aBuilding(plain, { uuid: building })
  systems = await openSystems(plain)
  const { database } = plain
  world = await openWorld({ database, buildingSystems: systems })
  token = (await world.signIn(await aPerson(world, { in: { uuid: building } }))).token
  gateway = await openGateway(broker.url, topics)
  await eventually(async () => {
    if ((await suite()).available !== true) throw new Error('not there yet')
  })
})
afterEach(async () => {
  await gateway.close()
  await systems.mqtt.close()
  await systems.simulator.close()
  await broker.stop()
  await world.close()
})

const get = (at: string) => world.request('GET', at, { token })
const put = (command: string) => world.request('PUT', `${path}/${command}`, { token })
const suite = async () => read(v.object({ data: suiteSchema }), (await get(path)).body).data
const refused = (answer: Awaited<ReturnType<typeof put>>) => [
  answer.status,
  readProblem(answer).code,
]
/** Waits as long as a busy machine may need for a message to arrive and to be stored. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })
const until = (state: object) => eventually(async () => expect(await suite()).toMatchObject(state))

describe('a building controlled by MQTT', () => {
  it('is connected by its configuration, which provides floors, suites and states', async () => {
    expect((await get(root)).body).toMatchObject({
      data: [
        { id: '3', navName: 'Third floor' },
        { id: '4', navName: 'Fourth floor' },
      ],
    })
    expect((await get(`${root}/3/suites`)).body).toMatchObject({
      data: [
        { id: '31', navName: 'Suite 31' },
        { id: '32', navName: 'Suite 32' },
      ],
    })
    expect(await suite()).toMatchObject({
      temp: 20.5,
      requested_temp: 21,
      temp_unit: 'C',
      temp_equipment_name: 'Fan coil',
      lighting: 40,
      available: true,
    })
    // It has never reported anything.
    expect((await get(`${root}/3/suites/32`)).body).toMatchObject({ data: { available: false } })
  })

  it("receives setpoints in the suite's unit, and its reports are stored", async () => {
    expect((await put('temp/23/true')).status).toBe(200)
    await until({ requested_temp: 23, temp: 23 })
    expect((await put('lighting/all/0')).status).toBe(200)
    await until({ requested_lighting: 0, lighting: 0 })
    expect(gateway.latest).toEqual([
      ['temperature', { value: 23, unit: 'C' }],
      ['lighting', { value: 0 }],
    ])
    expect(refused(await put('temp/70/false'))).toEqual([400, 'invalid_request'])
  })

  it('that accepts a setpoint and applies another one shows the actual value', async () => {
    gateway.execute = () => Object.assign(gateway.state, { requested_temperature: 20 })
    expect((await put('temp/24/true')).status).toBe(200)
    await until({ requested_temp: 20 })
  })

  it('changes its floors by publishing them, and retains remaining states', async () => {
    const { floors } = layout
    const moved = {
      floors: [{ ...floors[0], name: 'Drittes', suites: floors[0]?.suites.slice(0, 1) }],
    }
    await gateway.emit('layout', moved)
    await eventually(async () =>
      expect((await get(root)).body).toMatchObject({ data: [{ navName: 'Drittes' }], total: 1 }),
    )
    // Floors and suites are written one after the other, so that others are served in between.
    await eventually(async () => expect((await get(`${root}/3/suites/32`)).status).toBe(404))
    expect(await suite()).toMatchObject({ available: true, lighting: 40 })
  })

  it("is offline after a suite's last will, and then refuses setpoints", async () => {
    gateway.client.options.reconnectPeriod = 0
    gateway.cut()
    await until({ available: false })
    expect(refused(await put('lighting/all/9'))).toEqual([503, 'system_not_available'])
    gateway.client.reconnect()
    await until({ available: true, lighting: 40 })
  })

  it.each([
    ['3/31/state', '{'],
    ['3/31/state', { temperature: 'warm' }],
    ['3/31/state', { lighting: 900 }],
    ['3/31/availability', 'perhaps'],
    ['layout', { floors: [{ id: '../..', name: 'x', suites: [] }] }],
    ['layout', { floors: 'many' }],
    ['layout', { floors: [...layout.floors, { id: '3', name: 'Third', suites: [] }] }],
    [
      'layout',
      {
        floors: [
          {
            id: '3',
            name: 'Third',
            suites: [
              { id: '31', name: 'A' },
              { id: '31', name: 'B' },
            ],
          },
        ],
      },
    ],
  ])(
    'that publishes an invalid message under %s is reported, without a change',
    async (topic, payload) => {
      const before = await suite()
      await gateway.emit(topic, payload)
      await eventually(() => expect(reported).toHaveLength(1))
      expect(reported[0]).toContain(topic)
      const { reported_at: _, ...now } = await suite()
      expect(before).toMatchObject(now)
    },
  )

  it.each([
    ['{"temperature": NaN, "lighting": 43}', { temp: null, lighting: 43 }],
    ['{"temperature": -Infinity, "lighting": 44}', { temp: null, lighting: 44 }],
    [
      { temperature: 'nan', lighting: 45 },
      { temp: null, lighting: 45 },
    ],
    [
      { temperature: 21.5, lighting: 255 },
      { temp: 21.5, lighting: null },
    ],
  ])('that publishes one unreadable value drops only that: %j', async (payload, shown) => {
    await gateway.emit('3/31/state', payload)
    await eventually(() => expect(reported).toHaveLength(1))
    expect(await suite()).toMatchObject(shown)
    expect(reported[0]).toContain(shown.temp === null ? 'temperature' : 'lighting')
  })

  it.each([850, 85, -127])('that publishes %d °C shows none as current', async (temperature) => {
    await gateway.emit('3/31/state', { ...gateway.state, temperature, lighting: 46 })
    await until({ lighting: 46 })
    expect(await suite()).toMatchObject({ temp: null })
  })

  it('that publishes about unknown suites, or elsewhere, has no effect', async () => {
    await gateway.emit('9/99/state', { lighting: 1 })
    await gateway.client.publishAsync('elsewhere/3/31/state', '{"lighting":1}', { qos: 1 })
    await gateway.emit('3/31/state', { ...gateway.state, lighting: 41 })
    await until({ lighting: 41 })
    expect(reported).toEqual([])
  })
})

it('a stopped broker leaves nothing pending, and the state is correct afterwards', async () => {
  await broker.stop()
  await until({ available: false })
  expect(refused(await put('temp/24/true'))).toEqual([503, 'system_not_available'])
  // Meanwhile a user turns the wall control.
  Object.assign(gateway.state, { requested_temperature: 19 })
  await broker.start()
  await until({ available: true, requested_temp: 19 })
  // A refused setpoint is not applied later either.
  expect((await put('temp/22/true')).status).toBe(200)
  await until({ requested_temp: 22 })
  expect(gateway.latest).toEqual([['temperature', { value: 22, unit: 'C' }]])
})

it('two processes on one database receive the same, and store it once', async () => {
  const subscribed = broker.nextSubscription()
  const other = await openSystems(world)
  await subscribed
  const { revision = 0 } = await suite()
  Object.assign(gateway.state, { lighting: 77 })
  await gateway.publishState()
  await until({ lighting: 77 })
  await other.mqtt.close()
  await other.simulator.close()
  expect((await suite()).revision).toBe((revision ?? 0) + 1)
  expect(reported).toEqual([])
})

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

it('a process that closes before its subscription is confirmed reports nothing', async () => {
  const requested = broker.leaveUnconfirmed()
  const other = await openSystems(world)
  await requested
  await other.mqtt.close()
  await other.simulator.close()
  expect(reported).toEqual([])
})

it("a suite's older state that arrives later is outdated", async () => {
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 70, at: at(20) })
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 10, at: at(10) })
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 80, at: at(30) })
  await until({ lighting: 80 })
  const { revision } = await suite()
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 20, at: at(25) })
  await gateway.emit('3/31/availability', 'offline')
  await until({ available: false })
  expect(await suite()).toMatchObject({ lighting: 80, revision: (revision ?? 0) + 1 })
})

it('a state with a future date is reported, and hides none that follows', async () => {
  const next = { ...gateway.state, lighting: 55, at: '2099-01-01T00:00:00Z' }
  await gateway.emit('3/31/state', next)
  await eventually(() => expect(reported).toHaveLength(1))
  expect((await suite()).lighting).toBe(40)
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 56, at: new Date().toISOString() })
  await until({ lighting: 56 })
  // Nor does one that an earlier release stored.
  await world.database.connection.update(suiteStates).set({ reportedAt: new Date('2099-01-01') })
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 57, at: new Date().toISOString() })
  await until({ lighting: 57 })
})

it('a thousand states of one suite are stored as fast as the last one', async () => {
  const before = (await suite()).revision ?? 0
  await Promise.all(
    Array.from({ length: 1000 }, (_, n) =>
      gateway.emit('3/31/state', { ...gateway.state, lighting: n % 100, at: at(n / 1000) }),
    ),
  )
  await gateway.emit('3/31/state', { ...gateway.state, lighting: 100, at: at(2) })
  await until({ lighting: 100 })
  expect(((await suite()).revision ?? 0) - before).toBeLessThan(500)
})

describe('a large layout', () => {
  const floors = (suites: number) => ({
    floors: Array.from({ length: Math.ceil(suites / 1000) }, (_, floor) => ({
      id: `f${floor}`,
      name: `Floor ${floor}`,
      suites: Array.from({ length: Math.min(1000, suites - floor * 1000) }, (__, n) => ({
        id: `s${n}`,
        name: `Suite ${n}`,
        lighting: true,
      })),
    })),
  })

  it('is stored in slices: other calls are answered in between', async () => {
    await gateway.emit('layout', floors(5000))
    // Of a layout that is stored at once, no call would find a part.
    const totals = new Set<number>()
    await vi.waitFor(
      async () => {
        const { body } = await get(`${root}/f4/suites`)
        totals.add((body as { total?: number }).total ?? 0)
        expect(body).toMatchObject({ total: 1000 })
      },
      { timeout: 30_000, interval: 1 },
    )
    expect(totals.size).toBeGreaterThan(1)
    await gateway.emit('layout', floors(1))
    await eventually(async () =>
      expect((await get(root)).body).toMatchObject({ data: [{ id: 'f0' }] }),
    )
  }, 60_000)

  it('of more suites than any tower has is reported, without a change', async () => {
    await gateway.emit('layout', floors(5001))
    await eventually(() => expect(reported).toHaveLength(1))
    expect((await get(root)).body).toMatchObject({ data: [{ id: '3' }, { id: '4' }] })
  })
})

it('a suite that has published its state, but not its presence, is offline', async () => {
  await gateway.emit('3/32/state', { lighting: 5 })
  await eventually(async () =>
    expect((await get(`${root}/3/suites/32`)).body).toMatchObject({
      data: { lighting: 5, available: false },
    }),
  )
})

it('a building whose broker is no longer configured is offline', async () => {
  const without = await openBuildingSystems({
    deployment: world.deployment,
    mqttUrl: undefined,
    database: world.database,
    now: () => new Date(),
    report: () => undefined,
  })
  const other = await openWorld({
    database: world.database,
    buildingSystems: without,
  })
  expect((await other.request('GET', path, { token })).body).toMatchObject({
    data: { available: false, temp: 20.5 },
  })
  const answer = await other.request('PUT', `${path}/lighting/all/3`, { token })
  expect(refused(answer)).toEqual([503, 'system_not_available'])
  await without.simulator.close()
})

it('buildings without a broker do not start', async () => {
  await expect(openSystems(world, null)).rejects.toThrow('set MQTT_URL')
})
