import { table } from '@contract/table'
import { describe, expect, it } from 'vitest'
import { aResource } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { aPortfolio, aWhitelabel } from '../builders/buildings'
import { aPost } from '../builders/content'
import { aCompany, anAmenity, anAmenityCategory } from '../builders/directory'
import { anIdentityProvider } from '../builders/identityProviders'
import { aKioskDevice } from '../builders/kiosks'
import { aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { aFloor } from '../builders/suites'
import { aNewMiniApp, aNewSuite } from './offers'
import { codeOf, orderedPageOf, recordOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, call } = withConsole('operator')

const id = () => crypto.randomUUID()
const aSuite = async (building: Ref) => {
  const floor = await aFloor(world, { in: building, id: id(), suites: [{ id: '1', lighting: 0 }] })
  return floor.suites[0] ?? floor
}

/** Records that operators change: one of each kind in a building, and a field of it. */
const kinds: Record<string, [make: (building: Ref) => Promise<Ref>, field: string]> = {
  'amenity-categories': [(building) => anAmenityCategory(world, { in: building }), 'name'],
  amenities: [
    async (building) => anAmenity(world, { of: await anAmenityCategory(world, { in: building }) }),
    'name',
  ],
  buildings: [async (building) => building, 'name'],
  companies: [(building) => aCompany(world, { in: building }), 'name'],
  contents: [(building) => aPost(world, { in: building }), 'title'],
  floors: [(building) => aFloor(world, { in: building, id: id() }), 'name'],
  'identity-providers': [() => anIdentityProvider(world, { domain: 'acme.example' }), 'name'],
  kiosks: [(building) => aKioskDevice(world, { in: building }), 'name'],
  'mini-apps': [
    async ({ uuid }) =>
      recordOf(await call('POST', `buildings/${uuid}/mini-apps`, { body: aNewMiniApp })),
    'launch',
  ],
  people: [(building) => aPerson(world, { in: building, password: null }), 'first_name'],
  portfolios: [() => aPortfolio(world, { name: 'North' }), 'name'],
  resources: [(building) => aResource(world, { in: building }), 'name'],
  suites: [aSuite, 'name'],
  utilities: [(building) => aUtilityButton(world, { in: building }), 'text'],
  whitelabels: [() => aWhitelabel(world), 'brand'],
}

it('are all those that one call changes by a version', () => {
  const paths = table
    .filter(({ endpoint }) => endpoint.operate !== undefined && endpoint.method === 'PUT')
    .flatMap(({ endpoint }) => /\/operate\/([\w-]+)\/:\w+$/.exec(endpoint.path)?.[1] ?? [])
    // An opening is no record yet; a request is answered (`requests.test.ts`).
    .filter((kind) => !['openings', 'requests'].includes(kind))
  expect(paths.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(kinds).toSorted((a, b) => a.localeCompare(b)),
  )
})

describe.each(Object.entries(kinds))('a record of %s', (kind, [make, field]) => {
  it('keeps the first of two changes that are based on one version', async () => {
    const { uuid } = await make(tower)
    const change = (value: string, version = 1) =>
      call('PUT', `${kind}/${uuid}`, {
        body: { version, [field]: field === 'launch' ? `https://reserve.example/${value}` : value },
      })
    const answers = await Promise.all([change('one'), change('two')])
    const [stored, ...refused] = answers.toSorted((a, b) => a.status - b.status)
    expect(stored?.status).toBe(200)
    expect([...refused, await change('three')].map(codeOf)).toEqual(
      Array(2).fill('version_conflict'),
    )
    const now = recordOf(await call('GET', `${kind}/${uuid}`)) as Record<string, unknown>
    const first = (stored && recordOf(stored)) as Record<string, unknown>
    expect(now).toMatchObject({ version: 2, [field]: first[field] })
    expect((await change('three', 2)).status).toBe(200)
  })

  it('is not found if it does not exist', async () => {
    expect(codeOf(await call('GET', `${kind}/${id()}`))).toBe('not_found')
    expect(codeOf(await call('GET', `${kind}/tower`))).toBe('invalid_request')
  })
})

type List = {
  /** Its path in a building, or in a record of that. */
  open: (building: Ref) => Promise<string>
  add: (path: string) => Promise<Ref>
}
const within = (path: string) => ({ uuid: path.split('/')[1] ?? '' })
const ofBuilding = (list: string, add: (building: Ref) => Promise<Ref>): List => ({
  open: async (building) => `buildings/${building.uuid}/${list}`,
  add: (path) => add(within(path)),
})
const lists: Record<string, List> = {
  utilities: ofBuilding('utilities', (building) => aUtilityButton(world, { in: building })),
  'amenity categories': ofBuilding('amenity-categories', (building) =>
    anAmenityCategory(world, { in: building }),
  ),
  amenities: {
    open: async (building) => {
      const { uuid } = await anAmenityCategory(world, { in: building })
      return `amenity-categories/${uuid}/amenities`
    },
    add: (path) => anAmenity(world, { of: within(path) }),
  },
  resources: ofBuilding('resources', (building) => aResource(world, { in: building })),
  floors: ofBuilding('floors', (building) => aFloor(world, { in: building, id: id() })),
  suites: {
    open: async (building) =>
      `floors/${(await aFloor(world, { in: building, id: id() })).uuid}/suites`,
    add: async (path) =>
      recordOf(
        await call('POST', path, {
          body: aNewSuite,
        }),
      ),
  },
}

describe.each(Object.entries(lists))('the order of %s', (_, { open, add }) => {
  const read = async (path: string) => {
    const { data, order } = orderedPageOf(await call('GET', path))
    return { uuids: data.map(({ uuid }) => uuid), order }
  }
  const three = async () => {
    const path = await open(tower)
    for (let count = 0; count < 3; count += 1) await add(path)
    const put = (order: string, uuids: readonly string[]) =>
      call('PUT', path, { body: { order, uuids } })
    return { path, put, ...(await read(path)) }
  }

  it('is stored in one call, and has another version then', async () => {
    const { path, put, uuids, order } = await three()
    const [one = '', two = '', last = ''] = uuids
    const stored = orderedPageOf(await put(order, [last, one, two]))
    expect(stored.data.map(({ uuid }) => uuid)).toEqual([last, one, two])
    expect(stored.order).not.toBe(order)
    expect(await read(path)).toEqual({ uuids: [last, one, two], order: stored.order })
  })

  it('is refused if the list has changed meanwhile', async () => {
    const { path, put, uuids, order } = await three()
    const { uuid } = await add(path)
    expect(codeOf(await put(order, uuids.toReversed()))).toBe('version_conflict')
    const later = await read(path)
    expect(later.uuids).toEqual([...uuids, uuid])
    await put(later.order, later.uuids.toReversed())
    expect(codeOf(await put(later.order, later.uuids))).toBe('version_conflict')
    expect((await read(path)).uuids).toEqual(later.uuids.toReversed())
  })

  it('keeps the first of two that arrive at the same moment', async () => {
    const { put, uuids, order } = await three()
    const [one = '', two = '', last = ''] = uuids
    const answers = await Promise.all([put(order, [two, one, last]), put(order, [last, two, one])])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('must have each record once, and none of another list', async () => {
    const { path, put, uuids, order } = await three()
    const [one = '', two = '', last = ''] = uuids
    const foreign = await add(await open(annex))
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, last, last],
      [one, two, foreign.uuid],
      ['x', two, last],
    ]) {
      expect(codeOf(await put(order, wrong))).toBe('invalid_request')
    }
    expect(codeOf(await put(`${order}'--`, uuids))).toBe('invalid_request')
    expect((await read(path)).uuids).toEqual(uuids)
  })
})
