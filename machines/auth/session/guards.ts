import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import type { KnownSession, SessionContext } from './context'

type Facts = { context: SessionContext }
/** A guard that judges a failure finds it in the event. */
type Failed = { event: object }

export const guards = {
  hasSession: (_: Facts, { known }: { known: KnownSession | null }) => known !== null,
  needsRenewal: ({ context }: Facts) => context.renewInMs <= 0,
  needsUpgrade: ({ context }: Facts) => context.needsUpgrade,
  isUserUnchecked: ({ context }: Facts) => !context.isUserChecked,
  /** Only a refusal of the token signs anyone out: neither being offline nor any other answer does. */
  isTokenRefusal: ({ event }: Failed) => isTokenRefusal(failureIn(event)),
}
