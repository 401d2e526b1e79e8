import type { Mail } from './mail'

/** Accepts mail and sends it in the background, so that no request waits for the mail server. */
export type Outbox = {
  post(mail: Mail): void
  /** Sends the remaining mail without pauses, for at most `ms` milliseconds, and closes the outbox. */
  drain(ms: number): Promise<void>
  state: () => OutboxState
}

/**
 * `retried` counts failed attempts that are repeated; `given_up` mails that were refused permanently or too often,
 * `dropped` those that found the outbox full or remained when it closed.
 */
export type OutboxState = {
  waiting: number
  oldestSeconds: number
  counts: Readonly<Record<'sent' | 'retried' | 'given_up' | 'dropped', number>>
}
