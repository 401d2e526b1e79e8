import { timingSafeEqual } from 'node:crypto'
import type { Connection } from '../../db/database'
import type { SessionHands, Tokens } from '../refreshToken'
import { Refusal } from '../refusal'
import { startSession } from '../session'
import { ownerOf } from '../sessionKind'
import { accountFor, type SsoSignUp } from './account'
import { spend } from './transactions'

export type SsoClaim = {
  email: string
  uuid: string
  /** What `startVisit` left with the browser that began; null if this one has nothing. */
  nonce: string | null
  signUp: SsoSignUp
}

/**
 * Starts the session of whom a provider has vouched for; makes or completes the account where there is
 * none that is complete. A refusal leaves the attempt as it was.
 */
export async function authenticateBySso(
  tx: Connection,
  hands: SessionHands,
  { email, uuid, nonce, signUp }: SsoClaim,
): Promise<{ userId: number; tokens: Tokens }> {
  const transaction = await spend(tx, { uuid, email }, hands.now)
  // Who only sent somebody else a link to a provider has the uuid, but was not there.
  if (transaction === null || !isSame(transaction.nonce, nonce)) {
    throw new Refusal('sso_state_invalid')
  }
  if (signUp.email !== undefined && signUp.email !== email) {
    throw new Refusal('sso_email_mismatch')
  }
  const user = await accountFor(tx, transaction, signUp)
  return { userId: user.id, tokens: await startSession(tx, hands, ownerOf(user)) }
}

function isSame(kept: string | null, given: string | null): boolean {
  if (kept === null || given === null) return false
  const [one, other] = [Buffer.from(kept), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
