import { signedOutMark } from '@contract/signedOutMark'
import { parse } from 'hono/utils/cookie'
import { type Principal, principalOf } from '../services/auth/principal'
import type { Tokens } from '../services/auth/refreshToken'
import { Refusal } from '../services/platform/refusal'
import { readCookie, setCookie } from './cookies'
import type { Dependencies } from './dependencies'

const name = 'documents'

type Asking = Pick<Dependencies, 'accessTokens' | 'deployment' | 'documentSessions' | 'now'> & {
  caller: { agent: string; setCookie: (cookie: string) => void }
}

/** Sets the cookie that lets the browser have its pages rendered, for as long as the session can be renewed. */
export async function rememberDocuments(call: Asking, tokens: Tokens): Promise<void> {
  const { accessTokens, caller, deployment, documentSessions, now } = call
  const { familyUuid } = await accessTokens.verify(tokens.token, now())
  const maxAgeSeconds = tokens.refresh_token.expires_in
  const value = await documentSessions.sign(familyUuid, caller.agent, maxAgeSeconds, now())
  caller.setCookie(cookieOf(value, maxAgeSeconds, deployment.server.publicScheme))
  caller.setCookie(noMark)
}

/** Deletes the cookie in this browser; the end of the session has made it invalid everywhere. */
export function forgetDocuments({ caller, deployment }: Pick<Asking, 'caller' | 'deployment'>) {
  for (const cookie of forgettingCookies(deployment.server.publicScheme)) caller.setCookie(cookie)
}

/** The cookies that make a browser forget whose pages were rendered. */
export const forgettingCookies = (scheme: 'http' | 'https'): string[] => [
  cookieOf('', 0, scheme),
  noMark,
]

/** Scripts set this mark on sign-out, so that a sign-out that does not reach the server applies to the next page. */
const noMark = `${signedOutMark}=; Max-Age=0; Path=/; SameSite=Strict`

/** Whether this browser has signed out since its last sign-in, whatever its cookie says. */
export const hasSignedOut = (cookie: string): boolean =>
  parse(cookie, signedOutMark)[signedOutMark] === '1'

// `Lax`: a page that the user opens by a link from another site is rendered for them, too.
const cookieOf = (value: string, maxAgeSeconds: number, scheme: 'http' | 'https') =>
  setCookie({ name, value, maxAgeSeconds, path: '/', sameSite: 'Lax' }, scheme)

/** Whether this browser claims that a user is signed in; it may be wrong. */
export const hasDocumentCookie = (cookie: string): boolean => cookie.includes(`${name}=`)

/** The user whose page is to be rendered; null for a visitor who is signed out or has an invalid cookie. */
export async function readerOf(
  dependencies: Pick<Dependencies, 'database' | 'deployment' | 'documentSessions' | 'now'>,
  { cookie, agent }: { cookie: string; agent: string },
): Promise<Principal | null> {
  const { deployment, documentSessions, now } = dependencies
  if (hasSignedOut(cookie)) return null
  const token = readCookie(cookie, name, deployment.server.publicScheme)
  if (token === null || token === '') return null
  const familyUuid = await documentSessions.familyOf(token, agent, now())
  if (familyUuid === null) return null
  try {
    return await principalOf(dependencies, familyUuid)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
