import type { Mail } from './mail'

/** Takes mail and sends it in the background, so that no request waits for the mail server. */
export type Outbox = {
  post(mail: Mail): void
  /** Sends what is left without pauses, for at most `ms` milliseconds, and closes the outbox. */
  drain(ms: number): Promise<void>
  state: () => OutboxState
}

/**
 * `retried` counts attempts that failed and are repeated; `given_up` letters that were refused for good or too often,
 * `dropped` those that found the outbox full or were left when it closed.
 */
export type OutboxState = {
  waiting: number
  oldestSeconds: number
  counts: Readonly<Record<'sent' | 'retried' | 'given_up' | 'dropped', number>>
}
