import type { Database } from '@server/db/database'
import { userBuildings, userPermissions } from '@server/db/schema'
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
  const buildings = [
    await aBuilding({ database }),
    await aBuilding({ database }),
    await aBuilding({ database }),
  ] as const
  ;[tower, annex, elsewhere] = [buildings[0].uuid, buildings[1].uuid, buildings[2].uuid]
  ada = (await aPerson({ database }, { in: [buildings[0], buildings[1]] })).id
})
afterAll(() => database.close())

const grant = (permission: string, building: string, userId = ada) =>
  database.connection.insert(userPermissions).values({ userId, buildingUuid: building, permission })
const requests = (buildings: string[], permissions: string[]) =>
  permissionsOf(database.connection, ada, buildings, permissions)
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
    await database.connection
      .update(userBuildings)
      .set({ revokedAt: new Date() })
      .where(and(eq(userBuildings.userId, ada), eq(userBuildings.buildingUuid, tower)))
    expect(await requests([tower], ['can-check-passes'])).toEqual(without(tower))
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
