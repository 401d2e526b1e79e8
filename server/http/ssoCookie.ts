import { parse, serialize } from 'hono/utils/cookie'

/** Lives as long as an attempt may last. */
const maxAgeSeconds = 30 * 60

const nameOf = (transactionUuid: string) => `sso-${transactionUuid}`

/** The `Set-Cookie` that marks a browser as the one that began an attempt. */
export function markCookie(transactionUuid: string, nonce: string, secure: boolean): string {
  return serialize(nameOf(transactionUuid), nonce, {
    path: '/api/sso',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    // It goes with a request of our own page alone, never with one that another site makes.
    sameSite: 'Strict',
    secure,
  })
}

/** The mark of this attempt, if this browser has it. */
export function readMark(cookieHeader: string, transactionUuid: string): string | null {
  const name = nameOf(transactionUuid)
  return parse(cookieHeader, name)[name] ?? null
}
