import { timingSafeEqual } from 'node:crypto'
import type { Connection } from '../../../db/database'
import { Refusal } from '../../platform/refusal'
import type { SessionDependencies, Tokens } from '../refreshToken'
import { startSession } from '../session'
import { ownerOf } from '../sessionKind'
import { accountFor, type SsoSignUp } from './account'
import { consume } from './transactions'

export type SsoClaim = {
  email: string
  uuid: string
  /** The nonce from this browser's cookie, set when the attempt started; null if it has none. */
  nonce: string | null
  signUp: SsoSignUp
}

/**
 * Starts a session for the user that a provider has vouched for. Creates or completes the account if needed. A refusal
 * does not consume the attempt, so the user can retry.
 */
export async function authenticateBySso(
  tx: Connection,
  dependencies: SessionDependencies,
  { email, uuid, nonce, signUp }: SsoClaim,
): Promise<{ userId: number; tokens: Tokens }> {
  const transaction = await consume(tx, { uuid, email }, dependencies.now)
  // The nonce proves that this browser started the attempt. The uuid alone could come from a link sent to a victim.
  if (transaction === null || !isSame(transaction.nonce, nonce)) {
    throw new Refusal('sso_state_invalid')
  }
  if (signUp.email !== undefined && signUp.email !== email) {
    throw new Refusal('sso_email_mismatch')
  }
  const user = await accountFor(tx, transaction, signUp, dependencies.now)
  return { userId: user.id, tokens: await startSession(tx, dependencies, ownerOf(user)) }
}

function isSame(stored: string | null, input: string | null): boolean {
  if (stored === null || input === null) return false
  const [one, other] = [Buffer.from(stored), Buffer.from(input)]
  return one.length === other.length && timingSafeEqual(one, other)
}
