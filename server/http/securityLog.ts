import { normaliseEmail } from '@contract/email'
import type { ErrorCode } from '@contract/problem'
import type { Logger } from 'pino'
import type { GuessBucket } from '../services/auth/guesses'
import type { KeyedHash } from '../services/auth/keyedHash'

/** The events of the security log; `docs/security.md` describes when each is written. */
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
  | 'admin-link'
  | 'admin-sign-in'
  | 'app-link'
  | 'app-sign-in'
  | 'setup'
  | 'password-confirm'
  | 'role-change'
  | 'lock'
  | 'access'

export type SecurityEntry = {
  event: SecurityEvent
  /** `ok`, the code of the refusal, or for the event `lock` the kind of secret that is protected. */
  outcome: 'ok' | ErrorCode | GuessBucket['secret']
  /** An e-mail address. Only its pseudonym is written. */
  account: string | null
  /** The network address from `clientOf`. Only its pseudonym is written. */
  client: string | null
  trace: string
  /** The duration of a lock. */
  seconds?: number
}

export type SecurityLog = (entry: SecurityEntry) => void

/**
 * The only way to write to the security log: a JSON line with `log: "security"`, regardless of the log level.
 * Pseudonyms are keyed with the server's secret, so lines of one account or client can be correlated, but a reader of
 * the log cannot identify them. It never contains an address, a token or a password.
 */
export function securityLogOf(log: Logger, hash: KeyedHash): SecurityLog {
  const level = log.level === 'silent' ? 'silent' : 'info'
  const lines = log.child({ log: 'security' }, { level })
  const pseudonym = (kind: string, subject: string | null) =>
    subject === null ? null : hash('security log', kind, subject).slice(0, 16)
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
