import type { Areas } from '@areas/areas'
import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/platform/app/system'
import type { Page } from '@machines/platform/pages/logic'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  areas: Areas
  deployment: BrowserDeployment
  /** Reads what a page will show, for somebody who is about to open it. */
  readPage: (page: Page) => void
}
