import { createHash, randomBytes } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { lockAddress } from '../addressLock'
import type { KeyedHash } from '../keyedHash'
import { passwordAccount } from '../passwordAccount'
import { codeRules } from './codeRules'
import { newCode, refusalToSend } from './sendCode'
import { tryCode } from './tryCode'

/** `link` is the token of the link in the same mail. */
export type PasswordCode = { code: string; link: string; toBeMailed: boolean }

/**
 * Creates a code that sets the password of an address, and a link that does the same. An attacker can use up the
 * attempts of four digits by guessing; the link cannot be guessed, so it still works then. An address that may have no
 * password takes the same steps, so that timing reveals nothing, but `toBeMailed` is false.
 */
export async function makePasswordCode(
  tx: Connection,
  hash: KeyedHash,
  email: string,
  now: Date,
): Promise<PasswordCode | Refusal> {
  await lockAddress(tx, email)
  const recipient = { email, purpose: 'password' } as const
  const refusal = await refusalToSend(tx, recipient, now)
  if (refusal !== null) return refusal
  const toBeMailed = (await passwordAccount(tx, email, now)) !== null
  const link = newToken()
  const sent = { ...recipient, registrationUuid: null, toBeMailed, linkHash: hashOf(link) }
  return { code: await newCode(tx, hash, sent, now), link, toBeMailed }
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Consumes a password code. Returns a token that sets the password once, within 15 minutes. */
export async function exchangeCode(
  tx: Connection,
  hash: KeyedHash,
  input: { email: string; code: string },
  now: Date,
): Promise<string | Refusal> {
  const tried = { ...input, purpose: 'password', registrationUuid: null } as const
  const row = await tryCode(tx, hash, tried, now)
  if (row instanceof Refusal) return row
  const token = newToken()
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

/**
 * Returns the address of a token from `exchangeCode` or from a mailed link, if the token is valid, and locks the
 * address. A link is valid for the lifetime of its code, even if the code was used or voided.
 */
export async function addressOfToken(
  tx: Connection,
  token: string,
  now: Date,
): Promise<string | Refusal> {
  const hashed = hashOf(token)
  const isAsked = or(
    eq(verificationCodes.tokenHash, hashed),
    eq(verificationCodes.linkHash, hashed),
  )
  const find = () => tx.select().from(verificationCodes).where(isAsked)
  const [found] = await find()
  if (found === undefined) return new Refusal('code_invalid')
  await lockAddress(tx, found.email)
  // Read again, because the row may have changed before the lock was acquired.
  const [row] = await find()
  if (row === undefined || row.tokenUsedAt !== null) return new Refusal('code_invalid')
  const goodUntil = row.linkHash === hashed ? row.expiresAt : row.tokenExpiresAt
  if (goodUntil === null) return new Refusal('code_invalid')
  return goodUntil <= now ? new Refusal('code_expired') : row.email
}
