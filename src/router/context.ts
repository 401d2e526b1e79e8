import type { AppActor, AppSystem } from '@machines/app/system'

/** What routes are handed: the actors themselves, never a snapshot of them. */
export type RouterContext = {
  app: AppActor
  system: AppSystem
  /** Fetches the texts of the screens behind the sign-in. */
  showInsideTexts: () => Promise<void>
  isMobile: boolean
}
