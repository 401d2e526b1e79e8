import type { Database } from '../../db/database'
import type { Mailer } from '../../ports/mail'
import type { Outbox } from '../../ports/outbox'
import type { Seal } from '../../services/auth/seal'
import {
  attemptMs,
  claimMail,
  countMails,
  mailOf,
  type OutboxRow,
  postponeMail,
  removeSent,
  storeMails,
} from './storedMails'

type Parts = {
  mailer: Mailer
  database: Pick<Database, 'connection'>
  seal: Seal
  now: () => Date
  /** How many mails a process sends at once; with one, they leave in the order in which they were stored. */
  lanes?: number
  /** A mail that will not be sent. The report never names the recipient. */
  onGivenUp: (what: { error: unknown; tries: number }) => void
  /** The database could not be read or written; the next round tries again. */
  onFailure: (error: unknown) => void
}

export function openOutbox(parts: Parts): Outbox {
  const { mailer, database, seal, now, lanes = 4, onGivenUp, onFailure } = parts
  const { connection } = database
  const counts = { sent: 0, retried: 0, given_up: 0 }
  let stored = { waiting: 0, givenUp: 0, oldestSeconds: 0 }
  let isClosed = false
  let round: Promise<void> = Promise.resolve()
  let isWaiting = false

  async function deliver(row: OutboxRow): Promise<void> {
    try {
      const mail = mailOf(row, seal)
      if (mail.isDecoy !== true) {
        await withinTime(mailer.send(mail, row.uuid))
        counts.sent += 1
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const refusal = { reason, isPermanent: isPermanent(error) }
      const outcome = await postponeMail(connection, row, refusal, now())
      counts[outcome] += 1
      if (outcome === 'given_up') onGivenUp({ error, tries: row.tries })
      return
    }
    await removeSent(connection, row)
  }

  /** Sends one mail after the other until none is due; while there are more, other lanes join. */
  async function send(free: { lanes: number }): Promise<void> {
    const others: Promise<void>[] = []
    for (;;) {
      const row = isClosed ? null : await claimMail(connection, now())
      if (row === null) break
      if (free.lanes > 0) {
        free.lanes -= 1
        others.push(send(free))
      }
      await deliver(row)
    }
    await Promise.all(others)
  }

  const sendDue = () => {
    // A round that has begun may have missed what is due now, so one more follows; never two.
    if (isWaiting) return round
    isWaiting = true
    round = round
      .catch(() => undefined)
      .then(() => {
        isWaiting = false
        return send({ lanes: lanes - 1 })
      })
    return round
  }

  return {
    store: (transaction, mails) => storeMails(transaction, seal, mails, now()),
    // After the reply of the request.
    wake: () => void setImmediate(() => void sendDue().catch(onFailure)),
    sendDue,
    close: async (ms) => {
      const last = sendDue().catch(onFailure)
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, ms).unref())])
      isClosed = true
      mailer.close()
    },
    count: async () => {
      stored = await countMails(connection, now())
    },
    state: () => ({ ...stored, counts: { ...counts } }),
  }
}

/** Rejects before another process may try the mail. */
function withinTime(sending: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('The mail server did not answer in time'))
    const timer = setTimeout(late, attemptMs / 2)
    timer.unref()
    sending.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A mail server that responds with 5xx will not accept the mail later either. */
function isPermanent(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}
