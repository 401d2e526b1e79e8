import { asc, count, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { batchesOf } from '../../db/batches'
import type { Connection } from '../../db/database'
import { outboxMails } from '../../db/schema'
import type { Mail } from '../../ports/mail'
import type { Seal } from '../../services/auth/seal'

export type OutboxRow = typeof outboxMails.$inferSelect

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The pauses before each retry; the last one repeats until the mail is a day old. */
const pausesMs = [5000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs]

/** How long a process has for one attempt. A mail of a process that died is due again after this. */
export const attemptMs = 5 * minuteMs

export async function storeMails(
  connection: Connection,
  seal: Seal,
  mails: readonly Mail[],
  now: Date,
): Promise<void> {
  const rows = mails.map((mail) => ({
    uuid: crypto.randomUUID(),
    key: mail.key ?? null,
    sealed: seal.seal(toBytes(mail)),
    storedAt: now,
    dueAt: now,
  }))
  for (const batch of batchesOf(rows))
    await connection.insert(outboxMails).values(batch).onConflictDoNothing()
}

/** The mail that has waited longest, for this process alone; null if none is due. */
export async function claimMail(connection: Connection, now: Date): Promise<OutboxRow | null> {
  const next = connection
    .select({ uuid: outboxMails.uuid })
    .from(outboxMails)
    .where(lte(outboxMails.dueAt, now))
    .orderBy(asc(outboxMails.dueAt), asc(outboxMails.number))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await connection
    .update(outboxMails)
    .set({
      dueAt: new Date(now.getTime() + attemptMs),
      tries: sql`${outboxMails.tries} + 1`,
    })
    .where(eq(outboxMails.uuid, next))
    .returning()
  return row ?? null
}

export function mailOf({ sealed }: OutboxRow, seal: Seal): Mail {
  if (sealed === null) throw new Error('A sent mail has no text any more')
  return fromBytes(seal.open(sealed))
}

/** Only a key stays, so that a second mail with it is not stored; `prune` removes it later. */
export async function removeSent(connection: Connection, { uuid, key }: OutboxRow): Promise<void> {
  const isIt = eq(outboxMails.uuid, uuid)
  if (key === null) await connection.delete(outboxMails).where(isIt)
  else await connection.update(outboxMails).set({ sealed: null, dueAt: null }).where(isIt)
}

/** Stores when a refused mail is tried again, or that it is given up. */
export async function postponeMail(
  connection: Connection,
  row: OutboxRow,
  { reason, isPermanent }: { reason: string; isPermanent: boolean },
  now: Date,
): Promise<'retried' | 'given_up'> {
  const isOver = isPermanent || now.getTime() - row.storedAt.getTime() >= dayMs
  const pause = pausesMs[Math.min(row.tries, pausesMs.length) - 1] ?? 0
  await connection
    .update(outboxMails)
    .set({
      error: reason.slice(0, 300),
      ...(isOver ? { givenUpAt: now, dueAt: null } : { dueAt: new Date(now.getTime() + pause) }),
    })
    .where(eq(outboxMails.uuid, row.uuid))
  return isOver ? 'given_up' : 'retried'
}

export async function countMails(connection: Connection, now: Date) {
  const { dueAt, givenUpAt, storedAt } = outboxMails
  const [row] = await connection
    .select({
      waiting: count(dueAt),
      givenUp: count(givenUpAt),
      oldest: sql<Date | null>`min(${storedAt}) filter (where ${isNotNull(dueAt)})`.mapWith(
        storedAt,
      ),
    })
    .from(outboxMails)
  const { waiting = 0, givenUp = 0, oldest = null } = row ?? {}
  return {
    waiting,
    givenUp,
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
  }
}

const toBytes = ({ attachments, ...mail }: Mail): Uint8Array =>
  Buffer.from(
    JSON.stringify({
      ...mail,
      attachments: attachments?.map(({ content, ...attachment }) => ({
        ...attachment,
        content: Buffer.from(content).toString('base64'),
      })),
    }),
  )

type StoredMail = Omit<Mail, 'attachments'> & {
  attachments?: { name: string; contentType: string; content: string }[]
}

function fromBytes(bytes: Uint8Array): Mail {
  const { attachments, ...mail } = JSON.parse(Buffer.from(bytes).toString('utf8')) as StoredMail
  if (attachments === undefined) return mail
  return {
    ...mail,
    attachments: attachments.map(({ content, ...attachment }) => ({
      ...attachment,
      content: Buffer.from(content, 'base64'),
    })),
  }
}
