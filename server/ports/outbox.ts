import type { Connection } from '../db/database'
import type { Mail } from './mail'

/** Stores mail in the database and sends it in the background, so that no request waits for the mail server. */
export type Outbox = {
  /** With the transaction of the event that the mails are about, none is lost, and none goes out without the event. */
  store(connection: Connection, mails: readonly Mail[]): Promise<void>
  /** Has the due mails sent soon; for after the commit. */
  wake(): void
  /** Sends the due mails, of every process; resolves when none is left that is due. */
  sendDue(): Promise<void>
  /** Finishes the mails in flight, for at most `ms` milliseconds. The others stay stored for the next process. */
  close(ms: number): Promise<void>
  /** Reads how many mails are stored, of all processes, for `state`. */
  count(): Promise<void>
  /** As of the last `count`. */
  state: () => OutboxState
}

/**
 * `waiting` and `givenUp` are those in the database, of all processes; `counts` are attempts of this process. Those that
 * are `retried` are tried again.
 */
export type OutboxState = {
  waiting: number
  oldestSeconds: number
  givenUp: number
  counts: Readonly<Record<'sent' | 'retried' | 'given_up', number>>
}
