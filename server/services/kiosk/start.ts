import { randomUUID } from 'node:crypto'
import { permissionRegistry } from '@contract/permissionRegistry'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { kiosks, sessionFamilies } from '../../db/schema'
import { endFamily } from '../auth/endSession'
import type { Principal } from '../auth/principal'
import { familyOf, type SessionDependencies, type Tokens } from '../auth/refreshToken'
import { startSession } from '../auth/session'
import { ownerOf } from '../auth/sessionKind'
import { Refusal } from '../platform/refusal'
import { enterWith } from '../tenancy/permissions'
import { kioskAccountOf } from './account'

/** A session turns one device into a kiosk: a second call with the same token waits, and finds the session ended. */
async function lockOpenFamily(tx: Connection, familyUuid: string): Promise<void> {
  const [open] = await tx
    .select({ uuid: sessionFamilies.uuid })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
    .for('update')
  if (open === undefined) throw new Refusal('unauthenticated')
}

/**
 * Turns a device into a kiosk: ends the session of the user who started it, and starts one of the building's kiosk
 * account, so that passers-by never act on behalf of a user. The console lists it without a name.
 */
export async function startKioskSession(
  tx: Connection,
  dependencies: SessionDependencies,
  { id, familyUuid }: Principal,
  buildingUuid: string,
): Promise<{ userId: number; tokens: Tokens }> {
  await lockOpenFamily(tx, familyUuid)
  const building = await enterWith(tx, id, buildingUuid, permissionRegistry.kioskStart)
  const account = await kioskAccountOf(tx, building)
  const tokens = await startSession(tx, dependencies, ownerOf(account))
  await endFamily(tx, familyUuid, 'kiosk', dependencies.now)
  await tx.insert(kiosks).values({
    uuid: randomUUID(),
    buildingUuid: building.uuid,
    name: '',
    familyUuid: await familyOf(tx, tokens.refresh_token.token),
  })
  return { userId: account.id, tokens }
}
