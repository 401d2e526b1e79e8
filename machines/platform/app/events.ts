import type { AuthFlow } from '@machines/auth/authFlows'
import type { WizardFields } from '@machines/auth/wizard/context'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type AppEvent = EventsOf<{
  /**
   * A location was committed; paths have neither query nor hash. `from` is the previous path, null for the first one of
   * a page load.
   */
  'location.changed': { path: string; from: string | null; buildingUuid: string | null }
  /**
   * An auth flow is entered, by an address or by the host of a web view. Without a flow the previous one stays; fields
   * merge into the existing ones.
   */
  'flow.entered': {
    flow: AuthFlow | null
    fields?: Partial<WizardFields>
    logoutOnFailure?: boolean
  }
  'logout.requested': NoPayload
  /** The guest has left the kiosk. */
  'guest.left': NoPayload
  /** Loads the code again after it failed to load. */
  'code.requested': NoPayload
}>
