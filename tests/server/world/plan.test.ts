import { type WorldInput, worldDocument } from '@contract/world/document'
import * as tables from '@server/db/schema'
import { applyWorld } from '@server/world/applyWorld'
import { isEmptyPlan } from '@server/world/plan/plan'
import { planWorld } from '@server/world/planWorld'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.reset())
afterAll(() => world.close())

const plan = (input: WorldInput) =>
  world.database.transaction((tx) => planWorld(tx, v.parse(worldDocument, input), world.clock.now))

const apply = (input: WorldInput) =>
  world.database.transaction(async (tx) => {
    const made = await planWorld(tx, v.parse(worldDocument, input), world.clock.now)
    await applyWorld(tx, made)
    return made
  })

const tower = {
  companies: [{ key: 'acme', name: 'Acme' }],
  miniApps: [{ name: 'Transit', kind: 'webview' as const }],
  buildings: [
    {
      key: 'tower',
      name: 'Tower',
      timezone: 'Europe/Berlin',
      locale: 'de_DE',
      companies: [{ company: 'acme', domains: ['acme.example'] }],
      amenities: [{ key: 'move', name: 'Move', amenities: [{ key: 'gym', name: 'Gym' }] }],
      utilities: [
        { key: 'transit', text: 'Transit', utilityName: 'Transit', type: 'webview' as const },
      ],
      miniApps: [{ app: 'Transit', launch: '/transit' }],
      resources: [
        {
          key: 'room',
          name: 'Room',
          slotMinutes: 30,
          maxSlots: 4,
          opensAt: '07:00',
          closesAt: '20:00',
          daysAhead: 30,
        },
      ],
      serviceCategories: [{ name: 'repairs', label: 'Repairs' }],
      smartBuilding: {
        adapter: 'simulator' as const,
        floors: [
          { id: '1', name: 'First', suites: [{ id: '11', name: 'Suite 11', hasLighting: true }] },
        ],
      },
      content: {
        categories: [{ key: 'eat', type: 'AudienceContent' as const, name: 'Eat' }],
        items: [
          {
            key: 'soup',
            type: 'POST' as const,
            title: 'Soup',
            categories: ['eat'],
            price: 5,
            currency: 'EUR',
          },
        ],
        promoted: ['soup'],
      },
    },
  ],
  whitelabels: [{ host: 'localhost', guestBuildings: ['tower'] }],
  people: [
    {
      email: 'Ada@acme.example',
      firstName: 'Ada',
      lastName: 'Vale',
      company: 'acme',
      buildings: [{ building: 'tower', permissions: ['can-approve-bookings' as const] }],
    },
  ],
  flagRules: [
    { flag: 'dropdown-kiosk', audience: 'building' as const, value: 'tower', enabled: true },
  ],
} satisfies WorldInput

describe('a document', () => {
  it('creates what it describes, and changes nothing the second time', async () => {
    const made = await apply(tower)
    expect(
      made.changes.filter(({ state }) => state !== 'created' && state !== 'unchanged'),
    ).toEqual([])
    expect(await world.database.connection.$count(tables.userPermissions)).toBe(1)
    const again = await plan(tower)
    expect(again.changes.filter(({ state }) => state !== 'unchanged')).toEqual([])
    expect(isEmptyPlan(again)).toBe(true)
  })
})
