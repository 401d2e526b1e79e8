import { errors, jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../../http/refusal'

/** Outlives a code that was asked for again on the next day. */
const registrationSeconds = 2 * 24 * 60 * 60
const completionSeconds = 60 * 60
const issuer = 'portico'

/**
 * What somebody holds whose sign-up is not complete. Neither is an access token, and access tokens are
 * none of these: each says its scope. To verify throws `token_expired` or `unauthenticated`.
 */
export type SignUpTokens = {
  /** For an account that waits for its code (A7b). */
  signRegistration(registrationUuid: string, now: Date): Promise<string>
  verifyRegistration(token: string, now: Date): Promise<string>
  /** For an account whose owner has just set a password, and has yet to accept the terms. */
  signCompletion(userUuid: string, now: Date): Promise<string>
  verifyCompletion(token: string, now: Date): Promise<string>
}

/** JWTs of the secret that signs access tokens. */
export function signUpTokens(secret: Uint8Array): SignUpTokens {
  return {
    signRegistration: (uuid, now) => sign(secret, 'registration', uuid, registrationSeconds, now),
    verifyRegistration: (token, now) => verify(secret, 'registration', token, now),
    signCompletion: (uuid, now) => sign(secret, 'completion', uuid, completionSeconds, now),
    verifyCompletion: (token, now) => verify(secret, 'completion', token, now),
  }
}

type Scope = 'registration' | 'completion'

function sign(secret: Uint8Array, scope: Scope, subject: string, lifeSeconds: number, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(secret)
}

async function verify(secret: Uint8Array, scope: Scope, token: string, now: Date): Promise<string> {
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
  return payload.sub
}
