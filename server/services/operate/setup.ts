import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { operatorGrants, setupLinks, users } from '../../db/schema'
import type { UserRow } from '../account/users'
import { lockAddress } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'
import { countOperators, lockOperators } from './lastOperator'

/** How long the link of the first start is good. */
const linkMs = 60 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A new token for the link of the first start; null if the deployment has an operator. Earlier links stay good until
 * they expire, so that several processes that start together all print valid ones.
 */
export async function createSetupToken(tx: Connection, now: Date): Promise<string | null> {
  await lockOperators(tx)
  if ((await countOperators(tx)) > 0) return null
  await tx.delete(setupLinks).where(and(isNull(setupLinks.usedAt), lt(setupLinks.expiresAt, now)))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkMs)
  await tx.insert(setupLinks).values({ hash: hashOf(token), expiresAt })
  return token
}

export type SetupStatus = 'valid' | 'expired' | 'used'

/** An unknown token counts as expired: links that expired are deleted at the next start. */
export async function setupStatus(
  connection: Connection,
  token: string,
  now: Date,
): Promise<SetupStatus> {
  const [link] = await connection
    .select()
    .from(setupLinks)
    .where(eq(setupLinks.hash, hashOf(token)))
  if (link === undefined) return 'expired'
  if (link.usedAt !== null || (await countOperators(connection)) > 0) return 'used'
  return link.expiresAt <= now ? 'expired' : 'valid'
}

/** @throws `setup_link_invalid` */
export async function refuseBadLink(
  connection: Connection,
  token: string,
  now: Date,
): Promise<void> {
  const status = await setupStatus(connection, token, now)
  if (status !== 'valid') throw new Refusal('setup_link_invalid', { detail: nextStep[status] })
}

type FirstOperator = {
  token: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

/**
 * Creates the first operator and consumes the link, once per deployment.
 * @throws `setup_link_invalid`, `account_exists`
 */
export async function claimSetup(
  tx: Connection,
  { token, ...person }: FirstOperator,
  now: Date,
): Promise<UserRow> {
  await lockOperators(tx)
  await refuseBadLink(tx, token, now)
  await lockAddress(tx, person.email)
  const [user] = await tx
    .insert(users)
    .values({
      ...person,
      uuid: randomUUID(),
      confirmed: true,
      termsAccepted: true,
      createdBy: 'user',
    })
    .onConflictDoNothing()
    .returning()
  if (user === undefined) {
    throw new Refusal('account_exists', {
      detail: 'This address has an account. Use another one, and grant the account a role later.',
    })
  }
  await tx
    .insert(operatorGrants)
    .values({ uuid: randomUUID(), userId: user.id, role: 'operator', grantedAt: now })
  await tx
    .update(setupLinks)
    .set({ usedAt: now })
    .where(eq(setupLinks.hash, hashOf(token)))
  return user
}

const nextStep = {
  expired: 'The link has expired. Restart the server, and open the link that it prints.',
  used: 'The deployment has an operator. Sign in, or ask the operator for a role.',
}
