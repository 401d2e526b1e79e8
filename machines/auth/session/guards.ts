import { failureIn, isTokenRefusal } from '@machines/kernel/failure'
import { isKioskUser } from '@machines/kiosk/isKioskUser'
import type { KnownSession, SessionContext } from './context'

type Facts = { context: SessionContext }
/** The event contains the failure that a guard evaluates. */
type Failed = { event: object }

export const guards = {
  hasSession: (_: Facts, { known }: { known: KnownSession | null }) => known !== null,
  needsRenewal: ({ context }: Facts) => context.renewInMs <= 0,
  needsUpgrade: ({ context }: Facts) => context.needsUpgrade,
  isUserUnchecked: ({ context }: Facts) => !context.isUserChecked,
  /** A kiosk has no user whom a notice would concern. */
  isKiosk: ({ context: { session } }: Facts) => isKioskUser(session?.user),
  /** Only a refused token signs the user out: being offline and any other response do not. */
  isTokenRefusal: ({ event }: Failed) => isTokenRefusal(failureIn(event)),
}
