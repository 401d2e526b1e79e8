import { addressOf } from '@contract/email'
import type { OpenIdPerson } from '../../ports/openid'

export type Claims = Readonly<Record<string, unknown>>

/**
 * The claims by which a provider vouches for the address; Entra ID sends the second one if its administrator enables
 * it. An unverified address could belong to another person, and accounts are found by address.
 */
const verifications = ['email_verified', 'xms_edov']
/** Some providers send it as text or number. */
const isTrue = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as boolean)

const text = (claims: Claims, name: string): string | null => {
  const value = claims[name]
  return typeof value === 'string' ? value : null
}

/** Whether the claims vouch for their address; null if they do not say. */
function verificationIn(claims: Claims): boolean | null {
  const values = verifications.map((name) => claims[name]).filter((value) => value != null)
  return values.length === 0 ? null : values.some(isTrue)
}

/** Whether the ID token lacks what decides about the sign-in: Okta's has an address alone. */
export const lacksAddress = (token: Claims): boolean =>
  text(token, 'email') === null || verificationIn(token) === null

/** Whether it lacks a name, which the sign-up suggests. */
export const lacksName = (token: Claims): boolean =>
  text(token, 'given_name') === null || text(token, 'family_name') === null

/**
 * The person of an ID token and of the user info, which is of the same subject. A verification counts for the address
 * beside it alone, and what the token says of its address wins.
 */
export function personIn(token: Claims, info: Claims): OpenIdPerson {
  const [inToken, inInfo] = [text(token, 'email'), text(info, 'email')]
  const email = inToken ?? inInfo
  const isSame = email !== null && inInfo !== null && addressOf(inInfo) === addressOf(email)
  const own = verificationIn(token)
  const emailVerified =
    inToken !== null && own !== null
      ? own
      : own !== false && isSame && verificationIn(info) === true
  return {
    email,
    emailVerified,
    firstName: text(token, 'given_name') ?? text(info, 'given_name'),
    lastName: text(token, 'family_name') ?? text(info, 'family_name'),
  }
}
