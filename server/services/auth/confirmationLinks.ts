import type { Keyring } from './keyring'
import { signScoped, verifyScoped } from './scopedToken'

/** What the holder of a mailbox confirms by a mailed link. */
export type Confirmation = 'domain' | 'address'

/** A week: the mail may wait over a weekend. */
export const confirmationDays = 7
const lifeSeconds = confirmationDays * 24 * 60 * 60

/** The address of the page that asks, below the origin. */
export const confirmationPath = (kind: Confirmation): `/confirm/${Confirmation}` =>
  `/confirm/${kind}`

/** Tokens of mailed links; each is accepted for its own kind alone. */
export type ConfirmationLinks = {
  sign(kind: Confirmation, subject: string, now: Date): Promise<string>
  /** @throws `token_expired` or `unauthenticated` */
  verify(kind: Confirmation, token: string, now: Date): Promise<string>
}

export const confirmationLinksOf = (keyring: Keyring): ConfirmationLinks => ({
  sign: (scope, subject, now) => signScoped(keyring, { scope, subject, lifeSeconds }, now),
  verify: async (scope, token, now) => (await verifyScoped(keyring, scope, token, now)).subject,
})
