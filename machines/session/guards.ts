import { type Failure, isRefusal } from '../failure'
import type { KnownSession } from './actors'
import type { SessionContext } from './context'

type Facts = { context: SessionContext }

export const guards = {
  hasSession: (_: Facts, { known }: { known: KnownSession | null }) => known !== null,
  needsRenewal: ({ context }: Facts) => context.renewInMs <= 0,
  needsUpgrade: ({ context }: Facts) => context.needsUpgrade,
  isUserUnchecked: ({ context }: Facts) => !context.isUserChecked,
  /** Offline or a server in trouble never signs anyone out; a clear no does. */
  isRefusal: (_: Facts, { failure }: { failure: Failure }) => isRefusal(failure),
}
