import type { Area, Audience } from '@contract/rendering'
import { passPage } from '@features/content/passes/passes.page'
import { homePage } from '@features/home/home.page'

/** What the app starts with: the ways in, or the calls of a session. */
export const firstArea = (isInside: boolean): Area => (isInside ? 'server' : 'entry')

/** What a page will need that the server has not rendered, by who will look at it. */
export const shellAreas: Record<Audience, readonly Area[]> = {
  signedOut: [firstArea(false)],
  signedIn: [firstArea(true), homePage.area],
  // Passes are shown at doors without a network.
  offline: [firstArea(true), homePage.area, passPage.area],
}
