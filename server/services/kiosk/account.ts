import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { userBuildings, users } from '../../db/schema'
import type { UserRow } from '../account/users'
import { lockAddress } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'

type Building = { uuid: string; name: string }

/**
 * The account of a building's kiosks: one with the role `kiosk` that belongs to the building. If there is none, it is
 * created without a password and with an address that receives no mail. One that was deactivated or whose membership
 * was revoked stays so: the building then has no kiosk.
 */
export async function kioskAccountOf(tx: Connection, building: Building): Promise<UserRow> {
  const email = `kiosk-${building.uuid}@kiosk.invalid`
  await lockAddress(tx, email)
  const found = await findIn(tx, building)
  if (found !== undefined) return found
  await make(tx, email, building)
  const made = await findIn(tx, building)
  if (made === undefined) {
    throw new Refusal('permission_denied', { detail: 'This building has no kiosk.' })
  }
  return made
}

async function findIn(tx: Connection, { uuid }: Building): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(userBuildings, eq(userBuildings.userId, users.id))
    .where(
      and(
        sql`${users.roles} @> '["kiosk"]'`,
        eq(users.deactivated, false),
        eq(userBuildings.buildingUuid, uuid),
        isNull(userBuildings.revokedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1)
  return row?.user
}

async function make(tx: Connection, email: string, { uuid, name }: Building): Promise<void> {
  const [row] = await tx
    .insert(users)
    .values({
      uuid: randomUUID(),
      email,
      firstName: 'Kiosk',
      lastName: name,
      defaultBuildingUuid: uuid,
      confirmed: true,
      termsAccepted: true,
      roles: ['kiosk'],
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (row === undefined) return
  await tx.insert(userBuildings).values({ userId: row.id, buildingUuid: uuid, source: 'manager' })
}
