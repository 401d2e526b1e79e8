import { errors, jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../http/refusal'

const issuer = 'portico'

/** What a token is for that is no access token; none passes for another. */
export type Scope = 'registration' | 'completion' | 'device'

export type Scoped = { scope: Scope; subject: string; lifeSeconds: number; id?: string }

export function signScoped(
  secret: Uint8Array,
  { scope, subject, lifeSeconds, id }: Scoped,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const token = new SignJWT({ scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
  return (id === undefined ? token : token.setJti(id)).sign(secret)
}

/** Throws `token_expired` or `unauthenticated`. */
export async function verifyScoped(
  secret: Uint8Array,
  scope: Scope,
  token: string,
  now: Date,
): Promise<{ subject: string; id: string | null }> {
  const checks = {
    algorithms: ['HS256'],
    issuer,
    currentDate: now,
    requiredClaims: ['exp', 'sub', 'scope'],
  }
  const { payload } = await jwtVerify(token, secret, checks).catch((error: unknown) => {
    throw new Refusal(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthenticated')
  })
  if (payload.scope !== scope || payload.sub === undefined) throw new Refusal('unauthenticated')
  return { subject: payload.sub, id: payload.jti ?? null }
}
