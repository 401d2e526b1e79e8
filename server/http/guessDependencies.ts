import type { GuessDependencies } from '../services/auth/guesses'
import type { Dependencies } from './dependencies'
import type { SecurityEntry } from './securityLog'

type Guessing = Pick<Dependencies, 'database' | 'hash' | 'now'> & {
  caller: { record: (entry: Pick<SecurityEntry, 'event' | 'outcome' | 'seconds'>) => void }
}

/** The dependencies of `guess`; each lock is written to the security log. */
export function guessDependencies({ caller, database, hash, now }: Guessing): GuessDependencies {
  return {
    database,
    hash,
    now,
    onLock: ({ secret }, forMs) =>
      caller.record({ event: 'lock', outcome: secret, seconds: Math.ceil(forMs / 1000) }),
  }
}
