import { smartSystems, suiteStates } from '@server/db/schema'
import { suiteService } from '@server/services/operate/offers/suites'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson } from '../builders/people'
import { aFloor } from '../builders/suites'
import { aNewSuite } from './offers'
import { codeOf, orderedPageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, call } = withConsole('editor')
let tenant: string
beforeEach(async () => {
  tenant = (await world.signIn(await aPerson(world, { in: tower }))).token
})

const floorsPath = () => `buildings/${tower.uuid}/floors`
const addFloor = async (name: string) =>
  placeOf(await call('POST', floorsPath(), { body: { name } }))
const addSuite = (floor: { uuid: string }, given: object = {}) =>
  call('POST', `floors/${floor.uuid}/suites`, { body: { ...aNewSuite, ...given } })
/** A floor or a suite in a reply. */
const placeOf = (answer: Parameters<typeof recordOf>[0]) =>
  recordOf(answer) as ReturnType<typeof recordOf> & { id: string }
const names = async (path: string) =>
  orderedPageOf(await call('GET', path)).data.map(({ name }) => name)

const places = () => `/api/smart-building/v1/buildings/${tower.uuid}/zeller/floors`
const asTenant = (method: 'GET' | 'PUT', path = '') =>
  world.request(method, `${places()}${path}`, { token: tenant })
const dataOf = ({ body }: { body: unknown }) => (body as { data: unknown }).data

describe('the floors and suites of a building without a system', () => {
  it('are added by hand, and a tenant controls them at once', async () => {
    expect((await asTenant('GET')).status).toBe(503)
    const floor = await addFloor('Étage 1')
    expect(floor).toMatchObject({ id: 'etage-1', suites: 0, is_published: false })
    const suite = recordOf(await addSuite(floor))
    expect(suite).toMatchObject({ ...aNewSuite, id: 'suite-101', topic: null })
    expect(dataOf(await asTenant('GET'))).toMatchObject([{ id: 'etage-1', navName: 'Étage 1' }])
    const at = '/etage-1/suites/suite-101'
    expect(dataOf(await asTenant('GET', at))).toMatchObject({
      available: true,
      temp: 21,
      requested_temp: 21,
      lighting: 0,
    })
    expect(dataOf(await asTenant('PUT', `${at}/lighting/all/60`))).toMatchObject({
      requested_lighting: 60,
    })
    expect(recordOf(await call('GET', `floors/${floor.uuid}`))).toMatchObject({ suites: 1 })
  })

  it('have ids of their own, also when names repeat or have no letters', async () => {
    const floor = await addFloor('Lobby')
    expect((await addFloor('Lobby')).id).toBe('lobby-2')
    expect((await addFloor('+++')).id).toBe('place')
    expect((await addFloor('x'.repeat(100))).id).toHaveLength(32)
    expect(placeOf(await addSuite(floor)).id).toBe('suite-101')
    expect(placeOf(await addSuite(floor)).id).toBe('suite-101-2')
  })

  it('are ordered, renamed and removed', async () => {
    const [lobby, top] = [await addFloor('Lobby'), await addFloor('Top')]
    await addSuite(lobby)
    await addSuite(lobby, { name: 'Suite 102' })
    const reverse = async (path: string) => {
      const { data, order } = orderedPageOf(await call('GET', path))
      const uuids = data.map(({ uuid }) => uuid).toReversed()
      return call('PUT', path, { body: { order, uuids } })
    }
    await reverse(floorsPath())
    expect(await names(floorsPath())).toEqual(['Top', 'Lobby'])
    await reverse(`floors/${lobby.uuid}/suites`)
    expect(await names(`floors/${lobby.uuid}/suites`)).toEqual(['Suite 102', 'Suite 101'])
    await call('PUT', `floors/${top.uuid}`, { body: { version: 1, name: 'Roof' } })
    expect(await names(floorsPath())).toEqual(['Roof', 'Lobby'])
    expect((await call('DELETE', `floors/${lobby.uuid}`)).status).toBe(200)
    expect(await names(floorsPath())).toEqual(['Roof'])
    expect(await world.database.connection.$count(suiteStates)).toBe(0)
  })

  it('begin again with other controls, since temperatures are in the unit of the suite', async () => {
    const floor = await addFloor('Lobby')
    const { uuid } = recordOf(await addSuite(floor))
    const at = '/lobby/suites/suite-101'
    await asTenant('PUT', `${at}/lighting/all/60`)
    await call('PUT', `suites/${uuid}`, { body: { version: 1, name: 'Suite 7' } })
    expect(dataOf(await asTenant('GET', at))).toMatchObject({ requested_lighting: 60 })
    await call('PUT', `suites/${uuid}`, { body: { version: 2, temp_unit: 'F' } })
    expect(dataOf(await asTenant('GET', at))).toMatchObject({
      temp: 70,
      temp_unit: 'F',
      lighting: 0,
    })
    await call('PUT', `suites/${uuid}`, { body: { version: 3, temp_unit: null } })
    expect(dataOf(await asTenant('GET', at))).toMatchObject({ temp: null, lighting: 0 })
  })

  it.each([
    [{ name: ' ' }, 'body.name'],
    [{ name: 'x'.repeat(101) }, 'body.name'],
    [{ temp_unit: 'K' }, 'body.temp_unit'],
    [{ temp_equipment_name: 'x'.repeat(101) }, 'body.temp_equipment_name'],
    [{ temp_unit: null, has_lighting: false }, 'body.has_lighting'],
  ])('refuse %j at its field', async (given, field) => {
    const floor = await addFloor('Lobby')
    expect(wrongFieldsOf(await addSuite(floor, given))).toEqual([field])
    expect(await names(`floors/${floor.uuid}/suites`)).toEqual([])
  })

  it('move to another floor of the building, where they are the last and begin again', async () => {
    const [first, second] = [await addFloor('First'), await addFloor('Second')]
    await addSuite(second)
    const suite = recordOf(await addSuite(first))
    expect(suite).toMatchObject({
      floors: [
        { uuid: first.uuid, name: 'First' },
        { uuid: second.uuid, name: 'Second' },
      ],
    })
    const stored = () => world.database.connection.select().from(suiteStates)
    const dimmed = await asTenant('PUT', '/first/suites/suite-101/lighting/all/60')
    expect(dataOf(dimmed)).toMatchObject({ requested_lighting: 60 })
    const move = (version: number, floorUuid: string) =>
      call('PUT', `suites/${suite.uuid}`, { body: { version, floor_uuid: floorUuid } })
    expect(placeOf(await move(1, second.uuid))).toMatchObject({
      id: 'suite-101-2',
      floor: { name: 'Second' },
    })
    expect(await names(`floors/${first.uuid}/suites`)).toEqual([])
    expect(await names(`floors/${second.uuid}/suites`)).toEqual(['Suite 101', 'Suite 101'])
    expect((await stored()).map(({ floorId }) => floorId)).not.toContain('first')
    expect((await asTenant('GET', '/first/suites/suite-101')).status).toBe(404)
    expect(dataOf(await asTenant('GET', '/second/suites/suite-101-2'))).toMatchObject({
      lighting: 0,
    })
    const foreign = await aFloor(world, { in: annex, id: 'foreign', suites: [] })
    expect(wrongFieldsOf(await move(2, foreign.uuid))).toEqual(['body.floor_uuid'])
    // Its own floor is no move.
    expect(placeOf(await move(2, second.uuid))).toMatchObject({ id: 'suite-101-2' })
  })
})

describe('the floors of a building on MQTT', () => {
  it('are shown with their topics, and changed by its own system alone', async () => {
    const floor = await aFloor(world, { in: tower, id: '7', suites: [{ id: '710', lighting: 0 }] })
    await world.database.connection.update(smartSystems).set({ adapter: 'mqtt' })
    const suite = `suites/${floor.suites[0]?.uuid}`
    expect(recordOf(await call('GET', suite))).toMatchObject({ is_published: true })
    const { connection } = world.database
    const topics = [{ uuid: tower.uuid, topics: 'houses/tower' }]
    const uuid = floor.suites[0]?.uuid ?? ''
    const given = {
      topics,
      now: world.clock.now,
      reach: 'all' as const,
      sessionDays: world.deployment.server.sessionDays,
    }
    expect(await suiteService.read(connection, uuid, given)).toMatchObject({
      topic: 'houses/tower/7/710',
    })
    const body = { version: 1, name: 'Mine' }
    for (const answer of [
      await call('POST', floorsPath(), { body: { name: 'Mine' } }),
      await call('PUT', `floors/${floor.uuid}`, { body }),
      await call('PUT', suite, { body }),
      await addSuite(floor),
      await call('DELETE', suite),
      await call('DELETE', `floors/${floor.uuid}`),
    ]) {
      expect(codeOf(answer)).toBe('suites_published')
    }
    expect(await names(floorsPath())).toEqual(['Floor 7'])
  })
})
