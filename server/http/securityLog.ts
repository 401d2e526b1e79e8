import { normaliseEmail } from '@contract/email'
import type { ErrorCode } from '@contract/problem'
import type { Logger } from 'pino'
import type { Lane } from '../domain/guesses'
import type { KeyedHash } from '../domain/keyedHash'

/** What is worth a line; `docs/security.md` says when each is written. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-up'
  | 'sign-out'
  | 'provider-return'
  | 'refresh'
  | 'upgrade'
  | 'code-sent'
  | 'code-tried'
  | 'password-reset'
  | 'password-change'
  | 'kiosk-start'
  | 'kiosk-leave'
  | 'lock'
  | 'access'

export type SecurityEntry = {
  event: SecurityEvent
  /** `ok`, the code of the refusal, or of a lock what it keeps from being guessed at. */
  outcome: 'ok' | ErrorCode | Lane['secret']
  /** An address; what is written is its pseudonym. */
  account: string | null
  /** As `clientOf` tells it; what is written is its pseudonym. */
  client: string | null
  trace: string
  /** Of a lock. */
  seconds?: number
}

export type SecurityLog = (entry: SecurityEntry) => void

/**
 * The one way into the security log: a JSON line with `log: "security"`, whatever the level of the other lines.
 * Pseudonyms are keyed with the server's secret, so lines of one account or client can be put together, and
 * nobody who has only the log learns who they are. An address, a token or a password never gets in.
 */
export function securityLogOf(log: Logger, hash: KeyedHash): SecurityLog {
  const level = log.level === 'silent' ? 'silent' : 'info'
  const lines = log.child({ log: 'security' }, { level })
  const pseudonym = (kind: string, whose: string | null) =>
    whose === null ? null : hash('security log', kind, whose).slice(0, 16)
  return ({ account, client, ...entry }) =>
    lines[entry.outcome === 'ok' ? 'info' : 'warn'](
      {
        ...entry,
        account: pseudonym('account', account === null ? null : normaliseEmail(account)),
        client: pseudonym('client', client),
      },
      'security',
    )
}
