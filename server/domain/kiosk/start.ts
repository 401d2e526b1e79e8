import type { Connection } from '../../db/database'
import { enterBuilding } from '../buildings'
import { endFamily } from '../endSession'
import type { Principal } from '../principal'
import type { SessionHands, Tokens } from '../refreshToken'
import { startSession } from '../session'
import { ownerOf } from '../sessionKind'
import { kioskAccountOf } from './account'

/**
 * Hands a device over to whoever passes by: nothing of the session of the one who switched it on is left there,
 * and the kiosk acts in nobody's name.
 */
export async function startKioskSession(
  tx: Connection,
  hands: SessionHands,
  { id, familyUuid }: Principal,
  buildingUuid: string,
): Promise<{ userId: number; tokens: Tokens }> {
  const building = await enterBuilding(tx, id, buildingUuid)
  const account = await kioskAccountOf(tx, building)
  const tokens = await startSession(tx, hands, ownerOf(account))
  await endFamily(tx, familyUuid, 'kiosk', hands.now)
  return { userId: account.id, tokens }
}
