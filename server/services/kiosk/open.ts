import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, kiosks } from '../../db/schema'
import { endFamily } from '../auth/endSession'
import type { KeyedHash } from '../auth/keyedHash'
import { familyOf, type SessionDependencies, type Tokens } from '../auth/refreshToken'
import { startSession } from '../auth/session'
import { ownerOf } from '../auth/sessionKind'
import { Refusal } from '../platform/refusal'
import { kioskAccountOf } from './account'

/** Without I, L, O and U, which are mistaken for others when they are typed at a lobby's screen. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8
const codeMs = 60 * 60 * 1000

const hashOf = (hash: KeyedHash, code: string) => hash('kiosk code', code)

/** A code as people type it. */
const codeIn = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** A new code that opens the kiosk for an hour; an earlier one ends. */
export async function issueKioskCode(
  tx: Connection,
  hash: KeyedHash,
  kioskUuid: string,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  const expiresAt = new Date(now.getTime() + codeMs)
  await tx
    .update(kiosks)
    .set({ codeHash: hashOf(hash, code), codeExpiresAt: expiresAt })
    .where(eq(kiosks.uuid, kioskUuid))
  return { code, expiresAt }
}

/**
 * Turns a device into the kiosk of a code, which is good for one use. The device that was this kiosk before loses its
 * session.
 *
 * @throws `code_invalid`, `code_expired`
 */
export async function openKioskSession(
  tx: Connection,
  dependencies: SessionDependencies & { hash: KeyedHash },
  typed: string,
): Promise<{ userId: number; tokens: Tokens }> {
  const { hash, now } = dependencies
  const [kiosk] = await tx
    .select()
    .from(kiosks)
    .where(eq(kiosks.codeHash, hashOf(hash, codeIn(typed))))
    .for('update')
  if (kiosk === undefined) throw new Refusal('code_invalid')
  if (kiosk.codeExpiresAt === null || kiosk.codeExpiresAt <= now) throw new Refusal('code_expired')
  const [building] = await tx
    .select({ uuid: buildings.uuid, name: buildings.name })
    .from(buildings)
    .where(eq(buildings.uuid, kiosk.buildingUuid))
  if (building === undefined) throw new Refusal('code_invalid')
  const account = await kioskAccountOf(tx, building)
  const tokens = await startSession(tx, dependencies, ownerOf(account))
  if (kiosk.familyUuid !== null) await endFamily(tx, kiosk.familyUuid, 'kiosk', now)
  const familyUuid = await familyOf(tx, tokens.refresh_token.token)
  await tx
    .update(kiosks)
    .set({ familyUuid, codeHash: null, codeExpiresAt: null })
    .where(eq(kiosks.uuid, kiosk.uuid))
  return { userId: account.id, tokens }
}

/** Forgets a kiosk that was started at its device and that no operator has named; others stay, closed. */
export async function forgetUnnamedKiosk(tx: Connection, familyUuid: string): Promise<void> {
  await tx.delete(kiosks).where(and(eq(kiosks.familyUuid, familyUuid), eq(kiosks.name, '')))
}
