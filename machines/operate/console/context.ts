import type { Operator } from '@contract/operate/operator'
import type { Failure } from '@machines/kernel/failure'
import type { LanguageInput } from '../../tenancy/language/machine'
import type { ConsolePage } from './page'

export type ConsoleInput = {
  /** Starts every idempotency key of this page load. */
  seed: string
  language: LanguageInput
  /** The names of the pages that need no operator: the first start. */
  openPages: readonly string[]
}

/** Whether a user is signed in; `unknown` while the session is restored. */
export type SessionPhase = 'unknown' | 'signedOut' | 'inside'

export type ConsoleContext = ConsoleInput & {
  phase: SessionPhase
  page: ConsolePage | null
  /** The pages started so far. */
  started: number
  /** The sign-in and password forms opened so far; it numbers their keys. */
  forms: number
  /** Who is signed in, and what they may do; null until it is read. */
  operator: Operator | null
  failure: Failure | null
  /** The session has ended while the operator was inside: the page stays until they sign in again. */
  hasEnded: boolean
}

/** What the console needs to know of the session. */
export type SessionFacts = {
  phase: SessionPhase
  /** The server refuses to renew it. */
  isExpired: boolean
  /** The signed-in user. */
  user: string | null
}

export const initialConsole = (input: ConsoleInput): ConsoleContext => ({
  ...input,
  phase: 'unknown',
  page: null,
  started: 0,
  forms: 0,
  operator: null,
  failure: null,
  hasEnded: false,
})

/** The id and system id of the actor of the page in the address. */
export const pageId = 'page'

/** Whether the page may run: it needs no operator, or one has been read. */
export const isAllowed = ({
  page,
  openPages,
  operator,
  phase,
  hasEnded,
}: ConsoleContext): boolean =>
  page !== null &&
  (openPages.includes(page.name) || ((phase === 'inside' || hasEnded) && operator !== null))
