import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, instant, limit, moment, offset, page, text, uuid } from './values'

/** What a notice is about: the user's own things, an item that they take part in, or the building. */
export const noticeKinds = ['mine', 'content', 'building'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What has happened, by the kind that it belongs to. */
export const noticeEvents = {
  bookingApproved: 'mine',
  bookingDenied: 'mine',
  bookingCancelled: 'mine',
  bookingMoved: 'mine',
  /** Staff have booked for the user. */
  bookingMade: 'mine',
  /** The building has answered a request, or asks about it. */
  requestAnswered: 'mine',
  requestAsked: 'mine',
  /** Staff have taken a request on. */
  requestTaken: 'mine',
  requestFinished: 'mine',
  visitorArrived: 'mine',
  /** The building has given or taken back a place. */
  attendeeAdded: 'content',
  attendeeRemoved: 'content',
  eventMoved: 'content',
  /** A cancelled event takes place after all. */
  eventRestored: 'content',
  eventCancelled: 'content',
} as const satisfies Record<string, NoticeKind>
export type NoticeEvent = keyof typeof noticeEvents

const notice = v.object({
  uuid,
  /** Free text: an event that the app does not know must not break the list. */
  event: v.string(),
  kind: v.picklist(noticeKinds),
  /** The booking, request or item that it is about. */
  subject_uuid: uuid,
  /** What that is called. */
  name: v.string(),
  /** What the building wrote. */
  quote: text,
  /** When the booking or the event begins. */
  start_at: moment,
  created_at: instant,
  read_at: moment,
})

const params = v.object({ buildingId: uuid })
const path = '/portico/v1/buildings/:buildingId/notices'
const unread = { unread: v.number() }

export const notices = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'The notices of the caller in a building from the last 90 days, the newest first',
  params,
  query: v.object({ limit, offset, kind: v.optional(v.picklist(noticeKinds)) }),
  reply: v.object({ ...page(notice).entries, ...unread }),
  errors: [],
})

export const unreadNotices = endpoint({
  method: 'GET',
  path: `${path}/unread`,
  access: 'user',
  summary: 'How many notices of a building the caller has not read',
  params,
  reply: envelope(v.object(unread)),
  errors: [],
})

export const markNoticesRead = endpoint({
  method: 'PUT',
  path: `${path}/read`,
  access: 'user',
  summary: 'Mark notices of a building as read: these, and all until a moment',
  params,
  body: v.object({
    uuids: v.pipe(v.array(uuid), v.maxLength(100)),
    until: v.optional(v.nullable(instant), null),
  }),
  reply: envelope(v.object(unread)),
  errors: [],
})

export type Notice = v.InferOutput<typeof notice>
