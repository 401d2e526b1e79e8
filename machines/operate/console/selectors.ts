import type { Operator } from '@contract/operate/operator'
import type { SnapshotFrom } from 'xstate'
import type { ConsoleContext } from './context'
import type { ConsoleMachine } from './machine'

type Snapshot = SnapshotFrom<ConsoleMachine>

export const isSignedOut = (snapshot: Snapshot): boolean =>
  snapshot.matches({ access: 'signedOut' })
export const isInside = (snapshot: Snapshot): boolean => snapshot.matches({ access: 'inside' })
/** The user is signed in, but operates nothing. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches({ access: 'refused' })
export const isConsoleFailed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ access: 'failed' })
/** The page in the address needs no operator. */
export const isOpen = ({ context: { page, openPages } }: { context: ConsoleContext }): boolean =>
  page !== null && openPages.includes(page.name)
export const isAskingPassword = (snapshot: Snapshot): boolean =>
  snapshot.matches({ identity: 'askingPassword' })

/** The session has ended, and the operator is asked to sign in again where they are. */
export const isSigningInAgain = (snapshot: Snapshot): boolean =>
  snapshot.matches({ identity: 'signingIn' }) || snapshot.matches({ identity: 'renewing' })
/** The page is shown without a session, because the operator has put the sign-in off. */
export const isPostponed = (snapshot: Snapshot): boolean =>
  snapshot.matches({ identity: 'postponed' })
/** The session was removed in another tab, so the page is hidden until the operator signs in again. */
export const isHidden = ({ context }: { context: ConsoleContext }): boolean =>
  context.hasEnded && context.phase !== 'inside'

export const operatorOf = ({ context }: { context: ConsoleContext }): Operator | null =>
  context.operator
export const pageNameOf = ({ context }: { context: ConsoleContext }): string | null =>
  context.page?.name ?? null

/** The page that runs: its name, and the number of its start; null while none does. */
export const runningPage = (snapshot: Snapshot): { name: string; start: number } | null =>
  snapshot.matches({ page: 'running' }) && snapshot.context.page !== null
    ? { name: snapshot.context.page.name, start: snapshot.context.started }
    : null
