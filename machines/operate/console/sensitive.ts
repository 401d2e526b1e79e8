import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import { consoleActor } from './events'

type Facts = { context: MutationContext; system: { get: (id: string) => unknown } }

/** The server asks for the password again before a sensitive change; the console's dialog asks for it. */
export const isPasswordNeeded = (failure: Failure | null): boolean =>
  failure !== null && isRefusedWith(failure, 'password_required')

/** The parts of a machine whose mutations may need the password again. */
export const sensitive = {
  actions: {
    /** Opens the dialog if that is why the mutation was refused. */
    askPassword: ({ context, system }: Facts) => {
      if (isPasswordNeeded(context.mutation.failure)) {
        consoleActor.send({ system }, { type: 'password.needed' })
      }
    },
  },
  guards: {
    /** The pending change waits for the password. */
    isWaitingForPassword: ({ context }: { context: MutationContext }) =>
      isPasswordNeeded(context.mutation.failure),
  },
}
