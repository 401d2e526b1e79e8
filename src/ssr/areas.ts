import type { Area, Audience } from '@contract/rendering'
import { passPage } from '@features/content/passes/pass.page'
import { homePage } from '@features/home/home.page'

/** The feature that the app starts with: sign-in and sign-up, or the calls of a session. */
export const firstArea = (isInside: boolean): Area => (isInside ? 'server' : 'entry')

/** Features that a page will need beyond the server's markup, by audience. */
export const shellAreas: Record<Audience, readonly Area[]> = {
  signedOut: [firstArea(false)],
  signedIn: [firstArea(true), homePage.area],
  // Users show passes at doors without network.
  offline: [firstArea(true), homePage.area, passPage.area],
}
