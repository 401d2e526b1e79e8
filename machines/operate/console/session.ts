import type { sessionMachine } from '@machines/auth/session/machine'
import { isExpired, userOf } from '@machines/auth/session/selectors'
import type { SnapshotFrom } from 'xstate'
import { sessionPhase } from '../../platform/app/phases'
import type { SessionFacts } from './context'

type SessionEvent = { event: { snapshot: SnapshotFrom<typeof sessionMachine> } }

const factsOf = ({ event: { snapshot } }: SessionEvent): SessionFacts => ({
  phase: sessionPhase(snapshot),
  isExpired: isExpired(snapshot),
  user: userOf(snapshot)?.uuid ?? null,
})

/** What a snapshot of the session says, as the `params` of an action or a guard. */
export const withSession = <const Type extends string>(type: Type) => ({ type, params: factsOf })

/** The session has ended under the operator. */
export const whenEnded = { guard: 'hasEnded', target: 'signingIn' } as const
/** The operator has a session again, or has left. */
export const whenOver = [
  { guard: 'isSignedInAgain', target: 'idle', actions: 'sendConfirmed' },
  { guard: 'isOver', target: 'idle' },
] as const
