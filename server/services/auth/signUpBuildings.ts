import { domainOf } from '@contract/email'
import type { Connection } from '../../db/database'
import { userBuildings } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { buildingsOfDomain, buildingsOfUser, guestBuildingsOf } from '../tenancy/buildings'
import { revokedBuildings } from '../tenancy/membership'

type Chooser = {
  email: string
  /** The host of the white-label whose guest buildings are open to everyone; null for those of all white-labels. */
  guestHost: string | null
  /** Null while there is no account. */
  userId: number | null
}

/**
 * Refuses a building that the user may not choose. Allowed are buildings registered to the domain of the address, guest
 * buildings of the white-label, and the account's current buildings; never one whose membership was revoked.
 */
export async function checkBuildings(
  connection: Connection,
  { email, guestHost, userId }: Chooser,
  chosen: readonly string[],
): Promise<void> {
  const ofDomain = await buildingsOfDomain(connection, domainOf(email))
  const open = [
    ...ofDomain,
    ...(await guestBuildingsOf(connection, guestHost)),
    ...(userId === null ? [] : await buildingsOfUser(connection, userId)),
  ]
  const revoked = userId === null ? new Set() : await revokedBuildings(connection, userId)
  const openUuids = new Set(open.map(({ uuid }) => uuid).filter((uuid) => !revoked.has(uuid)))
  if (chosen.every((uuid) => openUuids.has(uuid))) return
  throw new Refusal(ofDomain.length === 0 ? 'domain_not_registered' : 'building_not_available')
}

/** Adds a user to buildings that `checkBuildings` has allowed; existing memberships stay unchanged. */
export async function linkBuildings(
  tx: Connection,
  { id: userId, email }: { id: number; email: string },
  buildingUuids: readonly string[],
): Promise<void> {
  const ofDomain = new Set((await buildingsOfDomain(tx, domainOf(email))).map(({ uuid }) => uuid))
  const chosen = [...new Set(buildingUuids)].map((buildingUuid) => ({
    userId,
    buildingUuid,
    source: ofDomain.has(buildingUuid) ? ('domain' as const) : ('guest' as const),
  }))
  await tx.insert(userBuildings).values(chosen).onConflictDoNothing()
}
