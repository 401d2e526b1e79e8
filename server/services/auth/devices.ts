import { randomUUID } from 'node:crypto'
import type { KeyedHash } from './keyedHash'
import type { Keyring } from './keyring'
import { signScoped, verifyScoped } from './scopedToken'

/** The longest time that browsers keep a cookie. */
export const deviceSeconds = 400 * 24 * 60 * 60

/**
 * Devices where an address has signed in, known by a token in a cookie (OWASP's "device cookie"). Their guesses are
 * counted apart, so that strangers elsewhere cannot lock them. The token alone signs nobody in.
 */
export type Devices = {
  /** For a device that has just signed in; `known` goes on where it is known already. */
  remember(email: string, known: string | null, now: Date): Promise<string>
  /** Which device this is, if the token was made for this address. */
  deviceOf(token: string, email: string, now: Date): Promise<string | null>
}

export function devicesOf(keyring: Keyring, hash: KeyedHash): Devices {
  const subjectOf = (email: string) => hash('device', email)
  return {
    remember: (email, known, now) =>
      signScoped(
        keyring,
        {
          scope: 'device',
          subject: subjectOf(email),
          lifeSeconds: deviceSeconds,
          id: known ?? randomUUID(),
        },
        now,
      ),
    deviceOf: async (token, email, now) => {
      const found = await verifyScoped(keyring, 'device', token, now).catch(() => null)
      return found !== null && found.subject === subjectOf(email) ? found.id : null
    },
  }
}
