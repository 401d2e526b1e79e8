import { buildingUuid } from '@demo/buildings'
import type { Database } from '@server/db/database'
import { userBuildings, userPermissions, users } from '@server/db/schema'
import { enterWith, permissionsOf } from '@server/services/tenancy/permissions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, restoreSeed } from '../database'

const { meridian, kontorhaus, leaseline } = buildingUuid
let database: Database
let ada = 0
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
beforeEach(async () => {
  await restoreSeed(database)
  ada = await idOf('ada@meridian.example')
  await database.connection.delete(userPermissions)
})
afterAll(() => database.close())

async function idOf(email: string): Promise<number> {
  const [user] = await database.connection.select().from(users).where(eq(users.email, email))
  if (user === undefined) throw new Error(`There is no ${email}`)
  return user.id
}
const grant = (permission: string, building: string, userId = ada) =>
  database.connection.insert(userPermissions).values({ userId, buildingUuid: building, permission })
const asked = (buildings: string[], permissions: string[]) =>
  permissionsOf(database.connection, ada, buildings, permissions)
const enter = (building: string) =>
  enterWith(database.connection, ada, building, 'can-check-passes')

describe('permissions', () => {
  it('are told for exactly what was asked', async () => {
    await grant('can-check-passes', meridian)
    await grant('approve', meridian)
    await grant('answer', kontorhaus)
    expect(await asked([meridian, kontorhaus], ['can-check-passes', 'answer'])).toEqual({
      [meridian]: { 'can-check-passes': true, answer: false },
      [kontorhaus]: { 'can-check-passes': false, answer: true },
    })
    expect(await asked([meridian], [])).toEqual({})
    expect(await asked([], ['can-check-passes'])).toEqual({})
  })

  it('are one’s own', async () => {
    await grant('can-check-passes', meridian, await idOf('ben@meridian.example'))
    expect(await asked([meridian], ['can-check-passes'])).toEqual({
      [meridian]: { 'can-check-passes': false },
    })
  })

  it('are worth nothing where one is no member, or no longer', async () => {
    await grant('can-check-passes', leaseline)
    await grant('can-check-passes', meridian)
    const without = (building: string) => ({ [building]: { 'can-check-passes': false } })
    expect(await asked([leaseline], ['can-check-passes'])).toEqual(without(leaseline))
    await database.connection
      .update(userBuildings)
      .set({ revokedAt: new Date() })
      .where(and(eq(userBuildings.userId, ada), eq(userBuildings.buildingUuid, meridian)))
    expect(await asked([meridian], ['can-check-passes'])).toEqual(without(meridian))
  })
})

describe('a building', () => {
  it('is entered with the permission, and without it not', async () => {
    await expect(enter(meridian)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('approve', meridian)
    await grant('can-check-passes', kontorhaus)
    await expect(enter(meridian)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('can-check-passes', meridian)
    expect(await enter(meridian)).toMatchObject({ uuid: meridian })
  })

  it('that is not open to somebody is as one that does not exist, whatever they were granted', async () => {
    await grant('can-check-passes', leaseline)
    for (const building of [leaseline, crypto.randomUUID()]) {
      await expect(enter(building)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
