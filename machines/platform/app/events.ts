import type { AuthFlow } from '@machines/auth/authFlows'
import type { WizardFields } from '@machines/auth/wizard/context'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type AppEvent = EventsOf<{
  /**
   * A location was committed; paths carry neither query nor hash. `from` is the one before, null for the
   * first of a page load.
   */
  'location.changed': { path: string; from: string | null; buildingUuid: string | null }
  /**
   * An auth flow is entered, by an address or by the host of a web view. Without a flow the one before
   * stays; fields merge into those that there are.
   */
  'flow.entered': {
    flow: AuthFlow | null
    fields?: Partial<WizardFields>
    logoutOnFailure?: boolean
  }
  'logout.requested': NoPayload
  /** Nobody stands before the kiosk any more. */
  'guest.left': NoPayload
  /** The runtime fetches code again that could not be fetched. */
  'code.requested': NoPayload
}>
