import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { users } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { lockAddress } from '../addressLock'
import { newCode, refusalToSend } from '../codes/sendCode'
import type { KeyedHash } from '../keyedHash'
import type { Registration } from './registration'

/** Sends another code for a sign-up that still waits for one. */
export async function resendSignUpCode(
  tx: Connection,
  hash: KeyedHash,
  { uuid, userId, email }: Registration,
  now: Date,
): Promise<string | Refusal> {
  const recipient = { email, purpose: 'confirm' } as const
  await lockAddress(tx, email)
  const refusal = await refusalToSend(tx, recipient, now)
  if (refusal !== null) return refusal
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user === undefined || user.confirmed || user.deactivated) {
    return new Refusal('permission_denied', { detail: 'This sign-up no longer waits for a code.' })
  }
  return newCode(
    tx,
    hash,
    { ...recipient, registrationUuid: uuid, toBeMailed: true, linkHash: null },
    now,
  )
}
