import { errors, jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../platform/refusal'
import type { Keyring } from './keyring'

const issuer = 'portico'

/** The purpose of a token that is not an access token. A token is accepted only for its own scope. */
export type Scope =
  | 'registration'
  | 'completion'
  | 'device'
  | 'document'
  | 'app'
  | 'domain'
  | 'address'

export const audienceOf = (scope: Scope) => `portico:${scope}`

export type Scoped = { scope: Scope; subject: string; lifeSeconds: number; id?: string }

export function signScoped(
  keyring: Keyring,
  { scope, subject, lifeSeconds, id }: Scoped,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const token = new SignJWT()
    .setIssuer(issuer)
    .setAudience(audienceOf(scope))
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
  return keyring.sign(id === undefined ? token : token.setJti(id))
}

/** @throws `token_expired` or `unauthenticated` */
export async function verifyScoped(
  keyring: Keyring,
  scope: Scope,
  token: string,
  now: Date,
): Promise<{ subject: string; id: string | null }> {
  const checks = {
    algorithms: ['HS256'],
    issuer,
    audience: audienceOf(scope),
    currentDate: now,
    requiredClaims: ['exp'],
  }
  const { payload } = await jwtVerify(token, keyring.secretFor, checks).catch((error: unknown) => {
    throw new Refusal(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated')
  })
  const { sub, jti } = payload
  if (typeof sub !== 'string') throw new Refusal('unauthenticated')
  return { subject: sub, id: jti ?? null }
}
