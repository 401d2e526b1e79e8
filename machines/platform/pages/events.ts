import type { LiveMessage } from '@contract/live'
import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { RequestedService, RequestFields } from '@machines/support/requestForm/fields'
import type { Page } from './logic'
import type { Scope } from './scope'

export type PagesEvent = EventsOf<{
  /** Somebody is in a building, or in another one, or in another language; null where nobody is. */
  'scope.changed': { scope: Scope | null }
  /** The router shows a page, or the same one with other parameters. */
  'page.entered': { page: Page }
  'page.left': { name: string }
  /** The path is another one: what stood over the page goes with it. */
  'location.left': NoPayload
  /** What is on show may be old: the network has been away. */
  'pages.refreshed': NoPayload
  /** Something has changed, by somebody else or in another place. */
  'live.changed': { message: LiveMessage }
  /** The help desk is to be asked. */
  'requestForm.opened': { fields: Partial<RequestFields>; service?: RequestedService }
  'passwordUpdate.opened': NoPayload
  'search.opened': NoPayload
}>

export const pagesActor = actorNamed<PagesEvent>('pages')
