/** The flows by which the auth screens are entered (product section 2, "Auth screens"). */
export type AuthFlow =
  | 'AUTH_LOGIN'
  | 'SIGNIN'
  | 'AUTH_SIGNUP'
  | 'SIGNUP'
  | 'SIGNUP_V2'
  | 'RESET_PASSWORD'
  | 'RESET_PASSWORD_V2'

export type Way = 'signIn' | 'signUp' | 'reset'

/**
 * The way on which a flow lies, and the family of its password codes: in `v2` the code is consumed by
 * itself and answers a token, in `v1` it travels together with the new password (A7).
 */
export const entries = {
  AUTH_LOGIN: { way: 'signIn', codes: 'v2' },
  SIGNIN: { way: 'signIn', codes: 'v1' },
  AUTH_SIGNUP: { way: 'signUp', codes: 'v2' },
  SIGNUP: { way: 'signUp', codes: 'v1' },
  SIGNUP_V2: { way: 'signUp', codes: 'v2' },
  RESET_PASSWORD: { way: 'reset', codes: 'v1' },
  RESET_PASSWORD_V2: { way: 'reset', codes: 'v2' },
} as const satisfies Record<AuthFlow, { way: Way; codes: 'v1' | 'v2' }>

export function isAuthFlow(given: unknown): given is AuthFlow {
  return typeof given === 'string' && Object.hasOwn(entries, given)
}
