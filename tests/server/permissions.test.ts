import { buildingUuid } from '@demo/buildings'
import type { Database } from '@server/db/database'
import { userBuildings, userPermissions, users } from '@server/db/schema'
import { enterWith, permissionsOf } from '@server/domain/permissions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, restoreSeed } from './database'

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
const enter = (building: string) => enterWith(database.connection, ada, building, 'check')

describe('permissions', () => {
  it('are told for exactly what was asked', async () => {
    await grant('check', meridian)
    await grant('approve', meridian)
    await grant('answer', kontorhaus)
    expect(await asked([meridian, kontorhaus], ['check', 'answer'])).toEqual({
      [meridian]: { check: true, answer: false },
      [kontorhaus]: { check: false, answer: true },
    })
    expect(await asked([meridian], [])).toEqual({})
    expect(await asked([], ['check'])).toEqual({})
  })

  it('are one’s own', async () => {
    await grant('check', meridian, await idOf('ben@meridian.example'))
    expect(await asked([meridian], ['check'])).toEqual({ [meridian]: { check: false } })
  })

  it('are worth nothing where one is no member, or no longer', async () => {
    await grant('check', leaseline)
    await grant('check', meridian)
    const without = (building: string) => ({ [building]: { check: false } })
    expect(await asked([leaseline], ['check'])).toEqual(without(leaseline))
    await database.connection
      .update(userBuildings)
      .set({ revokedAt: new Date() })
      .where(and(eq(userBuildings.userId, ada), eq(userBuildings.buildingUuid, meridian)))
    expect(await asked([meridian], ['check'])).toEqual(without(meridian))
  })
})

describe('a building', () => {
  it('is entered with the permission, and without it not', async () => {
    await expect(enter(meridian)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('approve', meridian)
    await grant('check', kontorhaus)
    await expect(enter(meridian)).rejects.toMatchObject({ code: 'permission_denied' })
    await grant('check', meridian)
    expect(await enter(meridian)).toMatchObject({ uuid: meridian })
  })

  it('that is not open to somebody is as one that does not exist, whatever they were granted', async () => {
    await grant('check', leaseline)
    for (const building of [leaseline, crypto.randomUUID()]) {
      await expect(enter(building)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
