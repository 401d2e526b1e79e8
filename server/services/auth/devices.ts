import { randomUUID } from 'node:crypto'
import type { KeyedHash } from './keyedHash'
import type { Keyring } from './keyring'
import { signScoped, verifyScoped } from './scopedToken'

/** The maximum lifetime that browsers allow a cookie. */
export const deviceSeconds = 400 * 24 * 60 * 60

/**
 * Devices where an address has signed in, recognized by a token in a cookie (OWASP's "device cookie"). Their guesses
 * are counted separately, so attackers elsewhere cannot lock them. The token alone does not sign in.
 */
export type Devices = {
  /** Marks the device that has just signed in; `known` stays valid if the device already had a token. */
  remember(email: string, known: string | null, now: Date): Promise<string>
  /** The device's id, if the token was issued for this address. */
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
