import type { WorldInput } from '@contract/world/document'
import * as tables from '@server/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aBooking, aResource } from '../builders/bookings'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aPerson } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { world as full, tower, worldWith } from './tower'
import { worldCalls } from './worldCalls'

const world = withSharedWorld()
const calls = worldCalls(world)
afterEach(() => world.reset())

const building = { key: 'annex', name: 'Annex', timezone: 'Europe/Berlin', locale: 'de_DE' }
const room = tower.resources[0]

describe('a document is refused, and nothing is stored,', () => {
  const cases: [what: string, input: WorldInput, refusals: string[]][] = [
    [
      'with an unknown company',
      { buildings: [{ ...building, companies: [{ company: 'acme' }] }] },
      [
        'buildings[0].companies[0].company: there is no company "acme"; add it to companies, or name its key or uuid',
      ],
    ],
    [
      'with an unknown portfolio',
      { buildings: [{ ...building, portfolio: 'north' }] },
      [
        'buildings[0].portfolio: there is no portfolio "north"; add it to portfolios, or name its key or uuid',
      ],
    ],
    [
      'with an unknown mini-app',
      { buildings: [{ ...building, miniApps: [{ app: 'Transit' }] }] },
      ['buildings[0].miniApps[0].app: there is no mini-app "Transit"; add it to miniApps'],
    ],
    [
      'with an unknown category',
      {
        buildings: [
          {
            ...building,
            content: {
              categories: [],
              items: [{ key: 'a', type: 'POST', title: 'A', categories: ['news'] }],
            },
          },
        ],
      },
      ['buildings[0].content.items[0].categories[0]: there is no category "news" in this building'],
    ],
    [
      'without what a new record needs',
      { buildings: [{ key: 'annex' }], people: [{ email: 'ada@acme.example' }] },
      [
        'buildings[0].name: a new building needs this field',
        'buildings[0].timezone: a new building needs this field',
        'buildings[0].locale: a new building needs this field',
        'people[0].firstName: a new person needs this field',
        'people[0].lastName: a new person needs this field',
      ],
    ],
    [
      'with two records of one key',
      { buildings: [building, { ...building, name: 'Other' }] },
      ['buildings[1]: the building annex is named twice; remove one of them'],
    ],
    [
      'with two resources of one key',
      { buildings: [{ ...building, resources: [{ ...room }, { ...room, name: 'Other' }] }] },
      ['buildings[0].resources[1]: the resource annex/room is named twice; remove one of them'],
    ],
    [
      'with a domain of two companies',
      {
        companies: [
          { key: 'acme', name: 'Acme' },
          { key: 'birch', name: 'Birch' },
        ],
        buildings: [
          {
            ...building,
            companies: [
              { company: 'acme', domains: ['acme.example'] },
              { company: 'birch', domains: ['ACME.example'] },
            ],
          },
        ],
      },
      [
        'buildings[0].companies[1].domains[0]: the domain acme.example belongs to another company; name it there',
        'buildings[0].companies[1].domains[0]: the e-mail domain annex/acme.example is named twice; remove one of them',
      ],
    ],
    [
      'with text that is not legible',
      { buildings: [{ ...building, primaryColor: '#9ad1d4', primaryFontColor: '#fff' }] },
      [
        'buildings[0].primaryFontColor: text in #fff on #9ad1d4 has a contrast of 1.7, and needs 4.5; choose a lighter or darker color',
      ],
    ],
    [
      'with hours that end before they begin',
      {
        buildings: [{ ...building, resources: [{ ...room, opensAt: '20:00', closesAt: '07:00' }] }],
      },
      ['buildings[0].resources[0].closesAt: must be after opensAt'],
    ],
    [
      'with hours of a day that end before they begin',
      {
        buildings: [
          {
            ...building,
            resources: [
              { ...room, weekdayHours: { sat: { opensAt: '12:00', closesAt: '09:00' } } },
            ],
          },
        ],
      },
      ['buildings[0].resources[0].weekdayHours.sat.closesAt: must be after opensAt'],
    ],
    [
      'with a price without a currency',
      { buildings: [{ ...building, resources: [{ ...room, currency: null }] }] },
      ['buildings[0].resources[0].currency: a price needs a currency, such as EUR'],
    ],
    [
      'with a choice of nothing',
      {
        buildings: [
          {
            ...building,
            resources: [
              { ...room, questions: [{ question: 'Chairs?', type: 'choice', required: true }] },
            ],
          },
        ],
      },
      [
        'buildings[0].resources[0].questions[0].choices: a question of the type choice needs choices',
      ],
    ],
    [
      'with characters and numbers that no database stores',
      {
        buildings: [
          {
            ...building,
            name: 'A\0',
            content: {
              categories: [],
              items: [
                {
                  key: 'a',
                  type: 'POST',
                  title: 'A',
                  categories: [],
                  details: { description: '\uD800', latitude: Infinity },
                },
              ],
            },
          },
        ],
      },
      [
        'buildings[0].name: has a character that cannot be stored; remove it',
        'buildings[0].content.items[0].details.description: has a character that cannot be stored; remove it',
        'buildings[0].content.items[0].details.latitude: must be a finite number',
      ],
    ],
    [
      'with the floors of a building on MQTT',
      { buildings: [{ ...building, smartBuilding: { adapter: 'mqtt', floors: [] } }] },
      [
        'buildings[0].smartBuilding.floors: a building on MQTT publishes its own floors; leave this list out',
      ],
    ],
    [
      'with a flag for a share that is no percentage',
      { flagRules: [{ flag: 'dropdown-logout', audience: 'share', value: '120', enabled: true }] },
      ['flagRules[0].value: must be a percentage, 0 to 100'],
    ],
    [
      'with an identity provider that cannot work',
      {
        identityProviders: [
          { key: 'a', domain: 'acme.example', name: 'A', protocol: 'saml', issuer: 'a' },
        ],
      },
      [
        'identityProviders[0].url: a SAML provider needs this field',
        'identityProviders[0].certificate: a SAML provider needs this field',
      ],
    ],
    [
      'with a host that is taken',
      {
        whitelabels: [
          {
            host: 'localhost',
            uuid: '3f1c6ff5-5ad5-4a0e-9b7b-3a4a4f6f7a11',
            brandIdentifier: 'acme',
            brand: 'Acme',
            family: 'default',
          },
        ],
      },
      [expect.stringMatching(/^whitelabels\[0\]\.host: the host localhost is taken by/) as string],
    ],
  ]

  it.each(cases)('%s', async (_, input, refusals) => {
    expect(
      await calls.refusals({ companies: [{ key: 'other', name: 'Other' }], ...input }),
    ).toEqual(refusals)
    const { connection } = world.database
    expect(await connection.$count(tables.buildings)).toBe(0)
    expect(await connection.$count(tables.companies)).toBe(0)
  })

  it('with a domain whose users belong to another company', async () => {
    const place = await aBuilding(world)
    const { uuid } = await aCompany(world, { in: place, name: 'Birch' })
    await registerDomain(world, 'acme.example', place)
    await aPerson(world, { in: place, email: 'ada@acme.example', companyUuid: uuid })
    expect(await calls.refusals({ ...full, people: [] })).toEqual([
      'buildings[0].companies[0].domains[0]: the domain acme.example belongs to another company; name it there',
    ])
  })

  it('with the uuid of a record of another building', async () => {
    const elsewhere = await aBuilding(world)
    const { uuid } = await aResource(world, { in: elsewhere })
    expect(await calls.refusals(worldWith({ resources: [{ ...room, uuid }] }))).toEqual([
      'buildings[0].resources[0]: its uuid belongs to a resource elsewhere; leave the uuid out to create another',
    ])
  })

  it('unless a uuid differs only in case', async () => {
    const uuid = '3F1C6FF5-5AD5-4A0E-9B7B-3A4A4F6F7A11'
    await calls.apply({ ...full, buildings: [{ ...tower, uuid } as never] })
    expect(await calls.differences({ buildings: [{ key: 'tower', uuid }] })).toEqual([])
  })

  it('for all of its problems together', async () => {
    const input = { buildings: [{ key: 'annex', portfolio: 'north' }] }
    expect(await calls.refusals(input)).toHaveLength(4)
  })
})

describe('what users did is not deleted:', () => {
  it('a resource with bookings', async () => {
    await calls.apply(full)
    const [resource] = await world.database.connection.select().from(tables.resources)
    const ben = await aPerson(world)
    if (resource !== undefined) await aBooking(world, { of: resource, by: ben })
    expect(await calls.refusals(worldWith({ resources: [] }))).toEqual([
      'buildings[0].resources: the resource tower/Room is missing here, but 1 booking belongs to it; add it again, with daysAhead: 0 to close it',
    ])
    expect(await world.database.connection.$count(tables.resourceBookings)).toBe(1)
  })

  it('content with claims', async () => {
    await calls.apply(full)
    const { connection } = world.database
    const [item] = await connection.select().from(tables.contents)
    const ben = await aPerson(world)
    await connection
      .insert(tables.contentClaims)
      .values({ contentUuid: item?.uuid ?? '', userId: ben.id, claimedAt: world.clock.now })
    const content = { categories: [], items: [] }
    expect(await calls.refusals(worldWith({ content }))).toEqual([
      'buildings[0].content: the content tower/Soup is missing here, but users have claimed or saved it; add it again, with displayUntil to hide it',
    ])
    expect(await connection.$count(tables.contentClaims)).toBe(1)
  })

  it('a service category with requests', async () => {
    await calls.apply(full)
    const { connection } = world.database
    const [place] = await connection.select().from(tables.buildings)
    const ben = await aPerson(world)
    await connection.insert(tables.serviceRequests).values({
      uuid: crypto.randomUUID(),
      buildingUuid: place?.uuid ?? '',
      userId: ben.id,
      category: 'repairs',
      subject: 'A lamp',
      description: 'It flickers.',
      status: 'Submitted',
      createdAt: world.clock.now,
    })
    expect(await calls.refusals(worldWith({ serviceCategories: [] }))).toEqual([
      'buildings[0].serviceCategories: the service category tower/repairs is missing here, but 1 service request belongs to it; add it again',
    ])
  })
})

it('keeps the state of a suite that stays', async () => {
  await calls.apply(full)
  const { connection } = world.database
  const [suite] = await connection.select().from(tables.smartSuites)
  if (suite === undefined) throw new Error('there is no suite')
  const { buildingUuid, floorId, id: suiteId } = suite
  const isState = and(
    eq(tables.suiteStates.buildingUuid, buildingUuid),
    eq(tables.suiteStates.floorId, floorId),
    eq(tables.suiteStates.suiteId, suiteId),
  )
  // A new simulated suite is online, with its light off.
  expect(await connection.select().from(tables.suiteStates).where(isState)).toMatchObject([
    { isOnline: true, lighting: 0, temperature: null },
  ])
  await connection.update(tables.suiteStates).set({ lighting: 40 }).where(isState)
  const floors = [
    { id: '1', name: 'Ground', suites: [{ id: '11', name: 'Lobby', hasLighting: true }] },
  ]
  await calls.apply(worldWith({ smartBuilding: { adapter: 'simulator', floors } }))
  const states = connection.select().from(tables.suiteStates)
  expect(await states.where(eq(tables.suiteStates.suiteId, '11'))).toMatchObject([{ lighting: 40 }])
})
