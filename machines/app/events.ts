import type { EventsOf, NoPayload } from '../typed'

/** The flows of the auth screens that a visitor can be in (product section 2). */
export type AuthFlow = 'AUTH_LOGIN' | 'AUTH_SIGNUP' | 'RESET_PASSWORD'

export type AppEvent = EventsOf<{
  /** A location was committed; `path` carries neither query nor hash. */
  'location.visited': { path: string; buildingUuid: string | null }
  /** The browser's own Back, before any guard has looked at where it leads. */
  'history.back': NoPayload
  'login.requested': NoPayload
  'logout.requested': NoPayload
}>
