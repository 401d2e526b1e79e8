import { readCookie, setCookie } from './cookies'

/** The maximum duration of an attempt to sign in at a provider. */
const maxAgeSeconds = 30 * 60

type Scheme = 'http' | 'https'

const nameOf = (transactionUuid: string) => `sso-${transactionUuid}`

/** The `Set-Cookie` that marks this browser as the one that started the attempt. */
export function markCookie(transactionUuid: string, nonce: string, scheme: Scheme): string {
  const name = nameOf(transactionUuid)
  return setCookie({ name, value: nonce, maxAgeSeconds, path: '/api/sso' }, scheme)
}

/** The mark of this attempt, if this browser has it. */
export function readMark(
  cookieHeader: string,
  transactionUuid: string,
  scheme: Scheme,
): string | null {
  return readCookie(cookieHeader, nameOf(transactionUuid), scheme)
}
