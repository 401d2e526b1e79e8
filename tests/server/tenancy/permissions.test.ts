import { randomUUID } from 'node:crypto'
import type { RoleName } from '@contract/operate/roles'
import type { Database } from '@server/db/database'
import {
  buildings,
  operatorGrants,
  portfolios,
  userBuildings,
  userPermissions,
} from '@server/db/schema'
import { enterWith, permissionsOf } from '@server/services/tenancy/permissions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { openTestDatabase, restoreSeed } from '../database'

let database: Database
/** Ada belongs to the tower and the annex, and to nothing else. */
let [tower, annex, elsewhere] = ['', '', '']
let ada = 0
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
beforeEach(async () => {
  await restoreSeed(database)
  const places = [
    await aBuilding({ database }),
    await aBuilding({ database }),
    await aBuilding({ database }),
  ] as const
  ;[tower, annex, elsewhere] = [places[0].uuid, places[1].uuid, places[2].uuid]
  ada = (await aPerson({ database }, { in: [places[0], places[1]] })).id
})
afterAll(() => database.close())

const grant = (permission: string, building: string, userId = ada) =>
  database.connection.insert(userPermissions).values({ userId, buildingUuid: building, permission })
const adminLink = 'can-see-admin-ui-link'
const holdRole = (
  role: RoleName,
  place: { buildingUuid?: string; portfolioUuid?: string },
  userId = ada,
) =>
  database.connection
    .insert(operatorGrants)
    .values({ uuid: randomUUID(), userId, role, ...place, grantedAt: new Date() })
const revokeMembership = (building: string) =>
  database.connection
    .update(userBuildings)
    .set({ revokedAt: new Date() })
    .where(and(eq(userBuildings.userId, ada), eq(userBuildings.buildingUuid, building)))
const requests = (places: string[], permissions: string[]) =>
  permissionsOf(database.connection, ada, places, permissions)
const enter = (building: string) =>
  enterWith(database.connection, ada, building, 'can-check-passes')

describe('permissions', () => {
  it('are returned exactly as requested', async () => {
    await grant('can-check-passes', tower)
    await grant('approve', tower)
    await grant('answer', annex)
    expect(await requests([tower, annex], ['can-check-passes', 'answer'])).toEqual({
      [tower]: { 'can-check-passes': true, answer: false },
      [annex]: { 'can-check-passes': false, answer: true },
    })
    expect(await requests([tower], [])).toEqual({})
    expect(await requests([], ['can-check-passes'])).toEqual({})
  })

  it("are the caller's own", async () => {
    const ben = await aPerson({ database }, { in: { uuid: tower } })
    await grant('can-check-passes', tower, ben.id)
    expect(await requests([tower], ['can-check-passes'])).toEqual({
      [tower]: { 'can-check-passes': false },
    })
  })

  it('are void without a membership, or after it', async () => {
    await grant('can-check-passes', elsewhere)
    await grant('can-check-passes', tower)
    const without = (building: string) => ({ [building]: { 'can-check-passes': false } })
    expect(await requests([elsewhere], ['can-check-passes'])).toEqual(without(elsewhere))
    await revokeMembership(tower)
    expect(await requests([tower], ['can-check-passes'])).toEqual(without(tower))
  })

  it('come with a role, in its places alone, and end with the membership', async () => {
    const all = ['can-approve-bookings', 'can-check-passes', 'can-start-kiosk', adminLink]
    const held = async (building: string) => {
      const { [building]: found = {} } = await requests([building], all)
      return all.filter((permission) => found[permission])
    }
    await holdRole('receptionist', { buildingUuid: tower })
    expect(await held(tower)).toEqual(['can-check-passes'])
    expect(await held(annex)).toEqual([])
    await holdRole('buildingManager', { buildingUuid: annex })
    await holdRole('buildingManager', { buildingUuid: elsewhere })
    expect(await held(annex)).toEqual(all.slice(0, 3))
    expect(await held(elsewhere)).toEqual([])
    await holdRole('editor', { buildingUuid: tower })
    expect(await held(tower)).toEqual(['can-check-passes'])
    await revokeMembership(annex)
    expect(await held(annex)).toEqual([])
  })

  it('come with a role for the portfolio or for everything', async () => {
    const portfolio = '00000000-0000-4000-8000-0000000000f1'
    await database.connection.insert(portfolios).values({ uuid: portfolio, name: 'North' })
    await database.connection
      .update(buildings)
      .set({ portfolioUuid: portfolio })
      .where(eq(buildings.uuid, annex))
    const decides = async () =>
      Object.values(await requests([tower, annex], ['can-approve-bookings']))
    await holdRole('portfolioManager', { portfolioUuid: portfolio })
    expect(await decides()).toEqual([
      { 'can-approve-bookings': false },
      { 'can-approve-bookings': true },
    ])
    await holdRole('operator', {})
    expect((await decides())[0]).toEqual({ 'can-approve-bookings': true })
  })

  it('do not come with the role of somebody else, or for a company', async () => {
    const ben = await aPerson({ database }, { in: { uuid: tower } })
    await holdRole('buildingManager', { buildingUuid: tower }, ben.id)
    expect(await requests([tower], ['can-check-passes'])).toEqual({
      [tower]: { 'can-check-passes': false },
    })
  })
})

describe('a building', () => {
  it('can be entered with the permission only', async () => {
    await expect(enter(tower)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('approve', tower)
    await grant('can-check-passes', annex)
    await expect(enter(tower)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('can-check-passes', tower)
    expect(await enter(tower)).toMatchObject({ uuid: tower })
  })

  it('that is closed to a user is like a missing one, whatever their grants', async () => {
    await grant('can-check-passes', elsewhere)
    for (const building of [elsewhere, crypto.randomUUID()]) {
      await expect(enter(building)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
