import { domainOf } from '@contract/email'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, userBuildings, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { buildingsOfDomain, buildingsOfUser, guestBuildingsOf } from '../tenancy/buildings'
import { revokedBuildings } from '../tenancy/membership'
import { isInvitationOver } from './invitation'

type Chooser = {
  email: string
  /** The host of the white-label whose guest buildings are open to everyone; null for those of all white-labels. */
  guestHost: string | null
  /** Null while there is no account. */
  userId: number | null
  now: Date
}

/**
 * Refuses a building that the user may not choose. Allowed are buildings registered to the domain of the address, guest
 * buildings of the white-label, and the account's current buildings; never one whose membership was revoked.
 */
export async function checkBuildings(
  connection: Connection,
  { email, guestHost, userId, now }: Chooser,
  chosen: readonly string[],
): Promise<void> {
  const ofDomain = await buildingsOfDomain(connection, domainOf(email))
  const open = [
    ...ofDomain,
    ...(await guestBuildingsOf(connection, guestHost)),
    ...(userId === null ? [] : await ownBuildings(connection, userId, now)),
  ]
  const revoked = userId === null ? new Set() : await revokedBuildings(connection, userId)
  const openUuids = new Set(open.map(({ uuid }) => uuid).filter((uuid) => !revoked.has(uuid)))
  if (chosen.every((uuid) => openUuids.has(uuid))) return
  throw new Refusal(ofDomain.length === 0 ? 'domain_not_registered' : 'building_not_available')
}

/** The buildings of an account; none if they are those of an invitation that has expired. */
async function ownBuildings(connection: Connection, userId: number, now: Date) {
  const [user] = await connection.select().from(users).where(eq(users.id, userId))
  if (user === undefined || isInvitationOver(user, now)) return []
  return buildingsOfUser(connection, userId)
}

/** The buildings of the account with this address, if it is the one; see `ownBuildings`. */
export async function buildingsOfAccount(
  connection: Connection,
  { uuid, email }: { uuid: string; email: string },
  now: Date,
) {
  const [user] = await connection
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uuid, uuid), eq(users.email, email)))
  return user === undefined ? [] : ownBuildings(connection, user.id, now)
}

/**
 * Adds a user to buildings that `checkBuildings` has allowed; existing memberships stay unchanged. Where an operator
 * approves those who sign up, they wait for that.
 */
export async function linkBuildings(
  tx: Connection,
  { id: userId, email }: { id: number; email: string },
  buildingUuids: readonly string[],
  now: Date,
): Promise<void> {
  const uuids = [...new Set(buildingUuids)]
  const rows = await tx
    .select({ uuid: buildings.uuid })
    .from(buildings)
    .where(
      and(
        inArray(buildings.uuid, uuids),
        eq(buildings.approvesSignUps, true),
        // Anyone may enter a guest building.
        eq(buildings.isGuest, false),
      ),
    )
  const approving = new Set(rows.map(({ uuid }) => uuid))
  const ofDomain = new Set((await buildingsOfDomain(tx, domainOf(email))).map(({ uuid }) => uuid))
  const chosen = uuids.map((buildingUuid) => ({
    userId,
    buildingUuid,
    source: ofDomain.has(buildingUuid) ? ('domain' as const) : ('guest' as const),
    requestedAt: approving.has(buildingUuid) ? now : null,
  }))
  await tx.insert(userBuildings).values(chosen).onConflictDoNothing()
}
