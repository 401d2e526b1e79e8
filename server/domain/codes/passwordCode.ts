import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { verificationCodes } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { lockAddress } from '../addressLock'
import type { KeyedHash } from '../keyedHash'
import { passwordAccount } from '../passwordAccount'
import { codeRules } from './codeRules'
import { newCode, refusalToSend } from './sendCode'
import { tryCode } from './tryCode'

/**
 * A code that sets the password of an address. Without an account that may have one, everything happens
 * alike, but `toBeMailed` is false.
 */
export async function makePasswordCode(
  tx: Connection,
  hash: KeyedHash,
  email: string,
  now: Date,
): Promise<{ code: string; toBeMailed: boolean } | Refusal> {
  await lockAddress(tx, email)
  const whose = { email, purpose: 'password' } as const
  const refusal = await refusalToSend(tx, whose, now)
  if (refusal !== null) return refusal
  const toBeMailed = (await passwordAccount(tx, email)) !== null
  const code = await newCode(tx, hash, { ...whose, registrationUuid: null, toBeMailed }, now)
  return { code, toBeMailed }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Consumes a password code. It answers a token that sets the password once, within 15 minutes (A7). */
export async function exchangeCode(
  tx: Connection,
  hash: KeyedHash,
  given: { email: string; code: string },
  now: Date,
): Promise<string | Refusal> {
  const tried = { ...given, purpose: 'password', registrationUuid: null } as const
  const row = await tryCode(tx, hash, tried, now)
  if (row instanceof Refusal) return row
  const token = randomBytes(32).toString('base64url')
  await tx
    .update(verificationCodes)
    .set({
      endedAt: now,
      tokenHash: hashOf(token),
      tokenExpiresAt: new Date(now.getTime() + codeRules.passwordTokenMs),
    })
    .where(eq(verificationCodes.uuid, row.uuid))
  return token
}

/** The address that a token of `exchangeCode` stands for, as long as it is good; locks the address. */
export async function addressOfToken(
  tx: Connection,
  token: string,
  now: Date,
): Promise<string | Refusal> {
  const find = () =>
    tx
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.tokenHash, hashOf(token)))
  const [found] = await find()
  if (found === undefined) return new Refusal('code_invalid')
  await lockAddress(tx, found.email)
  // Only what stands there under the lock counts.
  const [row] = await find()
  if (row === undefined || row.tokenExpiresAt === null || row.tokenUsedAt !== null) {
    return new Refusal('code_invalid')
  }
  return row.tokenExpiresAt <= now ? new Refusal('code_expired') : row.email
}
