import type { Connection } from '../../db/database'
import { enterBuilding } from '../buildings'
import { endFamily } from '../endSession'
import type { Principal } from '../principal'
import type { SessionDependencies, Tokens } from '../refreshToken'
import { startSession } from '../session'
import { ownerOf } from '../sessionKind'
import { kioskAccountOf } from './account'

/**
 * Turns a device into a kiosk: ends the session of the user who switched it on, and starts one of the building's
 * kiosk account, so that passers-by act in nobody's name.
 */
export async function startKioskSession(
  tx: Connection,
  dependencies: SessionDependencies,
  { id, familyUuid }: Principal,
  buildingUuid: string,
): Promise<{ userId: number; tokens: Tokens }> {
  const building = await enterBuilding(tx, id, buildingUuid)
  const account = await kioskAccountOf(tx, building)
  const tokens = await startSession(tx, dependencies, ownerOf(account))
  await endFamily(tx, familyUuid, 'kiosk', dependencies.now)
  return { userId: account.id, tokens }
}
