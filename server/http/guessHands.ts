import type { GuessHands } from '../domain/guesses'
import type { Dependencies } from './dependencies'
import type { SecurityEntry } from './securityLog'

type Guessing = Pick<Dependencies, 'database' | 'hash' | 'now'> & {
  caller: { record: (entry: Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>) => void }
}

/** What comparing a secret takes; a lock is a line in the security log. */
export function guessHands({ caller, database, hash, now }: Guessing): GuessHands {
  return {
    connection: database.connection,
    hash,
    now,
    onLock: ({ secret }, forMs) =>
      caller.record({ event: 'lock', outcome: secret, seconds: Math.ceil(forMs / 1000) }),
  }
}
