import type { Areas } from '@areas/areas'
import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/app/system'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  areas: Areas
  deployment: BrowserDeployment
}
