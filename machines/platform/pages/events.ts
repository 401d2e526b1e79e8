import type { LiveMessage } from '@contract/live'
import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { RequestedService, RequestFields } from '@machines/support/requestForm/fields'
import type { Page } from './logic'
import type { Scope } from './scope'

export type PagesEvent = EventsOf<{
  /** The user has entered a building, another building, or another language; null if there is no user in a building. */
  'scope.changed': { scope: Scope | null }
  /** The router shows a page, or the same one with other parameters. */
  'page.entered': { page: Page }
  'page.left': { name: string }
  /** The path has changed: dialogs over the page close. */
  'location.left': NoPayload
  /** The network was unavailable, so the visible data may be outdated. */
  'pages.refreshed': NoPayload
  /** Another user or another device has changed something. */
  'live.changed': { message: LiveMessage }
  /** Opens the form of the help desk. */
  'requestForm.opened': { fields: Partial<RequestFields>; service?: RequestedService }
  'passwordUpdate.opened': NoPayload
  'search.opened': NoPayload
}>

export const pagesActor = actorNamed<PagesEvent>('pages')
