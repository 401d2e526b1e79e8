import type { Areas } from '@areas/areas'
import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/app/system'
import type { Page } from '@machines/pages/page'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  areas: Areas
  deployment: BrowserDeployment
  /** Reads what a page will show, for somebody who is about to open it. */
  readPage: (page: Page) => void
}
