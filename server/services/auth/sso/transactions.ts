import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { ssoTransactions } from '../../../db/schema'

export type Transaction = typeof ssoTransactions.$inferSelect

/** The time limit from the request for providers to the start of the session. */
const transactionMs = 30 * 60 * 1000

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')
const earliest = (now: Date) => new Date(now.getTime() - transactionMs)

/** Starts an attempt. Only the browser learns the state; the database stores its hash. */
export async function openTransaction(
  connection: Connection,
  email: string,
  now: Date,
): Promise<{ uuid: string; state: string }> {
  const [uuid, state] = [randomUUID(), randomBytes(32).toString('base64url')]
  await connection
    .insert(ssoTransactions)
    .values({ uuid, email, stateHash: hashOf(state), startedAt: now })
  return { uuid, state }
}

/** The attempt of this state, if it has not expired and its state was not consumed. */
export async function findOpen(
  connection: Connection,
  state: string,
  now: Date,
): Promise<Transaction | null> {
  const [row] = await connection.select().from(ssoTransactions).where(stillOpen(state, now))
  return row ?? null
}

export type Attempt = Pick<
  Transaction,
  'providerUuid' | 'nonce' | 'pkceVerifier' | 'redirectUri' | 'samlRequestId'
>

/** Stores the values that the provider's response is checked against, replacing those of an earlier page load. */
export async function recordAttempt(
  connection: Connection,
  uuid: string,
  attempt: Attempt,
): Promise<boolean> {
  const rows = await connection
    .update(ssoTransactions)
    .set(attempt)
    .where(and(eq(ssoTransactions.uuid, uuid), isNull(ssoTransactions.returnedAt)))
    .returning({ uuid: ssoTransactions.uuid })
  return rows.length > 0
}

/** Consumes a state. Of several calls with the same state, only one gets the attempt. */
export async function takeReturn(
  connection: Connection,
  state: string,
  now: Date,
): Promise<Transaction | null> {
  const [row] = await connection
    .update(ssoTransactions)
    .set({ returnedAt: now })
    .where(and(stillOpen(state, now), isNotNull(ssoTransactions.providerUuid)))
    .returning()
  return row ?? null
}

/** Records that the provider has vouched for the address of this attempt. */
export async function vouch(
  connection: Connection,
  uuid: string,
  names: { firstName: string | null; lastName: string | null },
  now: Date,
): Promise<void> {
  await connection
    .update(ssoTransactions)
    .set({ ...names, vouchedAt: now })
    .where(eq(ssoTransactions.uuid, uuid))
}

/**
 * Consumes the attempt in the transaction that starts the session: if that is refused, the attempt is not consumed. Of
 * several concurrent calls, only one succeeds.
 */
export async function consume(
  tx: Connection,
  { uuid, email }: { uuid: string; email: string },
  now: Date,
): Promise<Transaction | null> {
  const [row] = await tx
    .update(ssoTransactions)
    .set({ spentAt: now })
    .where(
      and(
        eq(ssoTransactions.uuid, uuid),
        eq(ssoTransactions.email, email),
        gt(ssoTransactions.startedAt, earliest(now)),
        isNotNull(ssoTransactions.vouchedAt),
        isNull(ssoTransactions.spentAt),
      ),
    )
    .returning()
  return row ?? null
}

function stillOpen(state: string, now: Date) {
  return and(
    eq(ssoTransactions.stateHash, hashOf(state)),
    gt(ssoTransactions.startedAt, earliest(now)),
    isNull(ssoTransactions.returnedAt),
  )
}
