/** The flows that lead to the auth screens. */
export type AuthFlow =
  | 'AUTH_LOGIN'
  | 'SIGNIN'
  | 'AUTH_SIGNUP'
  | 'SIGNUP'
  | 'SIGNUP_V2'
  | 'RESET_PASSWORD'
  | 'RESET_PASSWORD_V2'

export type AuthFlowKind = 'signIn' | 'signUp' | 'reset'

/**
 * The kind of each flow, and the version of its password codes: `v2` exchanges the code for a token, `v1` sends the
 * code with the new password.
 */
export const authFlows = {
  AUTH_LOGIN: { kind: 'signIn', codes: 'v2' },
  SIGNIN: { kind: 'signIn', codes: 'v1' },
  AUTH_SIGNUP: { kind: 'signUp', codes: 'v2' },
  SIGNUP: { kind: 'signUp', codes: 'v1' },
  SIGNUP_V2: { kind: 'signUp', codes: 'v2' },
  RESET_PASSWORD: { kind: 'reset', codes: 'v1' },
  RESET_PASSWORD_V2: { kind: 'reset', codes: 'v2' },
} as const satisfies Record<AuthFlow, { kind: AuthFlowKind; codes: 'v1' | 'v2' }>

export function isAuthFlow(input: unknown): input is AuthFlow {
  return typeof input === 'string' && Object.hasOwn(authFlows, input)
}
