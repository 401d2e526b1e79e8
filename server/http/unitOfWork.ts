import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Connection, Database } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { decrypt, encrypt } from '../services/platform/cipher'
import { Refusal, unlessRefused } from '../services/platform/refusal'

/** The reply to the caller: the status, and the body as JSON. */
export type Answer = { status: number; body: string }

/**
 * A call with an idempotency key. `scope` separates the keys of users and endpoints; `body` is the request's body as
 * text.
 */
export type Attempt = { key: string; scope: string; body: string }

declare const committed: unique symbol

/**
 * A reply whose changes are committed. Only `commit` creates one, so a handler that must return it cannot skip the
 * commit.
 */
export type Committed<Reply> = { readonly reply: Reply; readonly [committed]: true }

/**
 * Runs the changes of a call in one transaction, which also stores the reply under the call's key. A refusal that
 * `work` returns is thrown after the commit, for changes that a refused call still makes (counted attempts, an ended
 * session). A refusal that it throws rolls back.
 */
export type Commit = <Reply>(
  work: (tx: Connection) => Promise<Reply | Refusal>,
) => Promise<Committed<Reply>>

/** `beforeCommit` runs at the end of the transaction of a call that is not refused. */
type Unit = {
  attempt: Attempt | null
  status: number
  now: Date
  beforeCommit?: (tx: Connection) => Promise<void>
}

/** Another call committed the key between our first look-up and our transaction. */
class Replayed extends Error {
  constructor(readonly answer: Answer) {
    super('replayed')
  }
}

/**
 * Executes each mutation at most once per key. The key, the changes and the reply share one transaction: a process that
 * dies commits all of them or none, so a retry either repeats the stored reply or starts from an unchanged state.
 */
export function createUnitsOfWork(database: Database) {
  /** Keys of calls in progress in this process, including the part of a call before its transaction. */
  const inProgress = new Set<string>()

  return async function run(
    { attempt, status, now, beforeCommit }: Unit,
    handle: (commit: Commit) => Promise<Committed<unknown>>,
  ): Promise<Answer & { isReplay: boolean }> {
    const answerOf = ({ reply }: Committed<unknown>) => ({ status, body: JSON.stringify(reply) })
    const withoutKey: Commit = async (work) =>
      asCommitted(
        await database.transaction(async (tx) => {
          const result = await work(tx)
          if (!(result instanceof Refusal)) await beforeCommit?.(tx)
          return result
        }),
      )
    if (attempt === null) return { ...answerOf(await handle(withoutKey)), isReplay: false }
    const sealed = seal(attempt)
    const earlier = await storedAnswer(database.connection, sealed)
    if (earlier !== null) return { ...earlier, isReplay: true }
    if (inProgress.has(sealed.hash)) throw stillInProgress()
    inProgress.add(sealed.hash)
    try {
      const reply = await handle(async (work) =>
        asCommitted(
          await database.transaction(async (tx) => {
            await reserve(tx, sealed)
            const result = await work(tx)
            if (result instanceof Refusal) return result
            await beforeCommit?.(tx)
            const body = JSON.stringify(result)
            await tx.insert(idempotencyKeys).values({
              hash: sealed.hash,
              bodyTag: sealed.bodyTag,
              startedAt: now,
              status,
              encryptedReply: encrypt(Buffer.from(body), sealed.secret).toString('base64'),
            })
            return result
          }),
        ),
      )
      return { ...answerOf(reply), isReplay: false }
    } catch (error) {
      if (error instanceof Replayed) return { ...error.answer, isReplay: true }
      throw error
    } finally {
      inProgress.delete(sealed.hash)
    }
  }
}

const asCommitted = <Reply>(result: Reply | Refusal) =>
  ({ reply: unlessRefused(result) }) as Committed<Reply>

const stillInProgress = () => new Refusal('idempotency_in_progress', { retryAfter: 1 })

/** Another process may be working on the same key; its lock ends with its transaction, or with the process. */
async function reserve(tx: Connection, sealed: Sealed): Promise<void> {
  const rows = await tx
    .select({
      isFree: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sealed.hash}, 0))`,
    })
    .from(sql`(select 1) as one`)
  if (rows[0]?.isFree !== true) throw stillInProgress()
  const earlier = await storedAnswer(tx, sealed)
  if (earlier !== null) throw new Replayed(earlier)
}

/**
 * The reply to an earlier call with this key; null if there is none.
 * @throws `idempotency_key_reused`
 */
async function storedAnswer(connection: Connection, sealed: Sealed): Promise<Answer | null> {
  const [row] = await connection
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.hash, sealed.hash))
  if (row === undefined) return null
  if (row.bodyTag !== sealed.bodyTag) throw new Refusal('idempotency_key_reused')
  const reply = decrypt(Buffer.from(row.encryptedReply, 'base64'), sealed.secret)
  return { status: row.status, body: reply.toString('utf8') }
}

type Sealed = ReturnType<typeof seal>

/**
 * A reply may contain tokens and a body passwords, so the row stores the reply encrypted, and only an HMAC of the body.
 * The secret for both is derived from the key, which only the caller has.
 */
function seal({ key, scope, body }: Attempt) {
  const secret = Buffer.from(hkdfSync('sha256', key, scope, 'portico', 32))
  return {
    secret,
    hash: createHash('sha256').update(`${scope}\n${key}`).digest('hex'),
    bodyTag: createHmac('sha256', secret).update(body).digest('hex'),
  }
}
