import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/app/system'
import type { AppVisits } from '@machines/app/visits'
import type { Screens } from '@screens/app/ScreensContext'
import type { MissingPages } from './missingPages'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  visits: AppVisits
  /** Fetches the texts of sign-up and password reset. */
  openWizard: () => Promise<void>
  /** Fetches texts and machines of the screens behind the sign-in. */
  openInside: () => Promise<Screens>
  missingPages: MissingPages
  isMobile: boolean
  deployment: BrowserDeployment
}
