import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import { consoleActor } from './events'

type Facts = { context: MutationContext; system: { get: (id: string) => unknown } }

/** The server asks for the password again before a sensitive change; the console's dialog asks for it. */
export const isPasswordNeeded = (failure: Failure | null): boolean =>
  failure !== null && isRefusedWith(failure, 'password_required')

/** The session has ended; the console's dialog asks the operator to sign in again. */
export const isSignInNeeded = (failure: Failure | null): boolean =>
  failure !== null && isRefusedWith(failure, 'unauthenticated')

/** The parts of a machine whose mutations may wait until the operator has entered the password or signed in again. */
export const sensitive = {
  actions: {
    /** Opens the dialog if that is why the mutation was refused. */
    askOperator: ({ context: { mutation }, system }: Facts) => {
      if (isPasswordNeeded(mutation.failure)) {
        consoleActor.send({ system }, { type: 'password.needed' })
      }
      if (isSignInNeeded(mutation.failure)) {
        consoleActor.send({ system }, { type: 'signIn.needed' })
      }
    },
  },
  guards: {
    /** The pending change goes on once the operator has confirmed who they are. */
    isWaitingForOperator: ({ context: { mutation } }: { context: MutationContext }) =>
      isPasswordNeeded(mutation.failure) || isSignInNeeded(mutation.failure),
  },
}
