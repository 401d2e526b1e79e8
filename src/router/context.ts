import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/platform/app/system'
import type { Page } from '@machines/platform/pages/logic'
import type { Needed } from '@shared/pages/needsOf'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  /** Loads code and texts; answers the same promise for the same need. Rejects with a `MissingCode`. */
  code: { open: (needed: Needed) => Promise<void> }
  deployment: BrowserDeployment
  /** Reads what a page will show, for somebody who is about to open it. */
  readPage: (page: Page) => void
}
