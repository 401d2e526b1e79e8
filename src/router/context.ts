import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/platform/app/system'
import type { Page } from '@machines/platform/pages/logic'
import type { Needed } from '@shared/pages/needsOf'

/** What routes receive: the actors themselves, never snapshots. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  /**
   * Loads code and messages; returns the same promise for the same need. Rejects with a
   * `MissingCode`.
   */
  code: { open: (needed: Needed) => Promise<void> }
  deployment: BrowserDeployment
  /** Prefetches a page's data when the user is about to open it. */
  prefetchPage: (page: Page) => void
}
