import type { FlagKey } from '@contract/flagRegistry'
import * as tables from '@server/db/schema'
import { checkTiles } from '@server/doctor/checkTiles'
import type { FlagSource } from '@server/ports/flags'
import { saveFlagRule } from '@server/services/tenancy/flags/rules'
import { describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aSimulator } from '../builders/suites'
import { withWorld } from '../withWorld'

const world = withWorld()

type Server = { flags?: Partial<Record<FlagKey, boolean>>; unleash?: { decides: FlagKey[] } }

async function check({ flags = {}, unleash }: Server = {}, source: FlagSource | null = null) {
  const server = { flags, unleash } as never
  const findings = await checkTiles(world.database.connection, { server }, source)
  return findings.map(({ state, text }) => `${state}: ${text}`)
}

async function aTile(building: { uuid: string }, text: string, route: string) {
  await world.database.connection.insert(tables.utilityButtons).values({
    uuid: crypto.randomUUID(),
    buildingUuid: building.uuid,
    text,
    name: route,
    utilityName: text,
    type: 'native_link',
    route,
    position: 0,
  })
}

const off = 'the flag service-requests is off there. Switch it on for the building'

describe('what a flag hides', () => {
  it('is named with its building until its flag is on there', async () => {
    const [tower, annex] = [
      await aBuilding(world, { name: 'Tower' }),
      await aBuilding(world, { name: 'Annex' }),
    ]
    await aTile(tower, 'Repairs', 'service-requests')
    await aTile(annex, 'Repairs', 'service-requests')
    await aTile(tower, 'Companies', 'companies')
    expect(await check()).toEqual([
      expect.stringContaining(
        `warning: The utility “Repairs” of Annex is hidden from its tenants: ${off}`,
      ),
      expect.stringContaining(
        `warning: The utility “Repairs” of Tower is hidden from its tenants: ${off}`,
      ),
    ])
    const rule = { flag: 'service-requests', audience: 'building', enabled: true } as const
    await saveFlagRule(world.database.connection, { ...rule, value: tower.uuid })
    expect(await check()).toEqual([expect.stringContaining('of Annex')])
    expect(await check({ flags: { 'service-requests': true } })).toEqual([])
  })

  it('includes suites and service categories without a tile', async () => {
    const tower = await aBuilding(world, { name: 'Tower' })
    await aSimulator(world, tower)
    await world.database.connection
      .insert(tables.serviceCategories)
      .values({ buildingUuid: tower.uuid, name: 'repair', label: 'Repair', position: 0 })
    expect(await check()).toEqual([
      expect.stringContaining('The page of the suites of Tower is hidden from its tenants'),
      expect.stringContaining('The page of service requests of Tower is hidden'),
    ])
  })

  it('is not named while a brand or some users have it', async () => {
    const tower = await aBuilding(world, { name: 'Tower' })
    await aTile(tower, 'Repairs', 'service-requests')
    const rule = { flag: 'service-requests', audience: 'brand', value: 'acme' } as const
    await saveFlagRule(world.database.connection, { ...rule, enabled: true })
    expect(await check()).toEqual([])
  })

  it('follows Unleash where that decides', async () => {
    const tower = await aBuilding(world, { name: 'Tower' })
    await aTile(tower, 'Repairs', 'service-requests')
    const unleash = { decides: ['service-requests'] } satisfies Server['unleash']
    const flags = { 'service-requests': true }
    expect(await check({ flags, unleash }, async () => [])).toEqual([
      `warning: The utility “Repairs” of Tower is hidden from its tenants: Unleash switches service-requests off, and server.unleash.decides has it decide. Switch it on there, for building_uuid ${tower.uuid}.`,
    ])
    const listing: FlagSource = async ({ properties }) =>
      JSON.stringify(properties).includes(tower.uuid) ? ['service-requests'] : []
    expect(await check({ unleash }, listing)).toEqual([])
    const broken: FlagSource = () => Promise.reject(new Error('no answer'))
    expect(await check({ flags, unleash }, broken)).toEqual([])
    expect(await check({ unleash }, broken)).toEqual([expect.stringContaining(off)])
  })
})
