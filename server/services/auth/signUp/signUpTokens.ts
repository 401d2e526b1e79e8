import type { Keyring } from '../keyring'
import { type Scope, signScoped, verifyScoped } from '../scopedToken'

/** Outlives a code that is resent on the following day. */
const registrationSeconds = 2 * 24 * 60 * 60
const completionSeconds = 60 * 60

/**
 * Tokens for users whose sign-up is not complete. Each names its scope, so it is accepted neither for the other scope
 * nor as an access token. Verifying throws `token_expired` or `unauthenticated`.
 */
export type SignUpTokens = {
  /** For an account that waits for its code. */
  signRegistration(registrationUuid: string, now: Date): Promise<string>
  verifyRegistration(token: string, now: Date): Promise<string>
  /** For an account whose owner has just set a password and has yet to accept the terms. */
  signCompletion(userUuid: string, now: Date): Promise<string>
  verifyCompletion(token: string, now: Date): Promise<string>
}

/** JWTs signed with the secrets that sign access tokens. */
export function signUpTokens(keyring: Keyring): SignUpTokens {
  const sign = (scope: Scope, lifeSeconds: number) => (subject: string, now: Date) =>
    signScoped(keyring, { scope, subject, lifeSeconds }, now)
  const verify = (scope: Scope) => async (token: string, now: Date) =>
    (await verifyScoped(keyring, scope, token, now)).subject
  return {
    signRegistration: sign('registration', registrationSeconds),
    verifyRegistration: verify('registration'),
    signCompletion: sign('completion', completionSeconds),
    verifyCompletion: verify('completion'),
  }
}
