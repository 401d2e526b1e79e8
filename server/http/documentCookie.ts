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

/** Lets the browser have its pages rendered, from the sign-in on and for as long as its session can be renewed. */
export async function rememberDocuments(call: Asking, tokens: Tokens): Promise<void> {
  const { accessTokens, caller, deployment, documentSessions, now } = call
  const { familyUuid } = await accessTokens.verify(tokens.token, now())
  const maxAgeSeconds = tokens.refresh_token.expires_in
  const value = await documentSessions.sign(familyUuid, caller.agent, maxAgeSeconds, now())
  caller.setCookie(cookieOf(value, maxAgeSeconds, deployment.server.publicScheme))
  caller.setCookie(noMark)
}

/** Ends it in this browser; the session's end has ended it everywhere. */
export function forgetDocuments({ caller, deployment }: Pick<Asking, 'caller' | 'deployment'>) {
  for (const cookie of forgettingCookies(deployment.server.publicScheme)) caller.setCookie(cookie)
}

/** What a browser has to hear to forget whose pages it was shown. */
export const forgettingCookies = (scheme: 'http' | 'https'): string[] => [
  cookieOf('', 0, scheme),
  noMark,
]

/** Scripts set it when they sign out, so that a sign-out that reaches nobody counts with the next page. */
const noMark = `${signedOutMark}=; Max-Age=0; Path=/; SameSite=Strict`

/** Whether this browser has signed out since its last sign-in, whatever its cookie says. */
export const hasSignedOut = (cookie: string): boolean =>
  parse(cookie, signedOutMark)[signedOutMark] === '1'

// A link from elsewhere is a visit like any other, so its document is rendered too: `Lax`.
const cookieOf = (value: string, maxAgeSeconds: number, scheme: 'http' | 'https') =>
  setCookie({ name, value, maxAgeSeconds, path: '/', sameSite: 'Lax' }, scheme)

/** Whether this browser says that somebody is signed in; it may be wrong. */
export const hasDocumentCookie = (cookie: string): boolean => cookie.includes(`${name}=`)

/** Whose page is to be rendered; null for a visitor who is signed out, or whose cookie is no good. */
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
