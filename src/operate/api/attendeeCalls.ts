import type { Query } from '@contract/endpoint'
import {
  addAttendee,
  admitAttendee,
  attendees,
  readAttendance,
  removeAttendee,
} from '@contract/operate/attendees'
import type { Api } from '@platform/api/client'

type One = { id: string; key: string }

/** The calls for those who take part in an item. */
export function attendeeCalls({ call }: Pick<Api, 'call'>) {
  return {
    attendees: (
      { content, ...query }: Query<typeof attendees> & { content: string },
      signal: AbortSignal,
    ) => call(attendees, { params: { contentId: content }, query, signal }),
    attendance: async ({ id }: { id: string }, signal: AbortSignal) =>
      (await call(readAttendance, { params: { contentId: id }, signal })).data,
    addAttendee: async (
      { content, email, key }: { content: string; email: string; key: string },
      signal: AbortSignal,
    ) => {
      await call(addAttendee, {
        params: { contentId: content },
        body: { email },
        idempotencyKey: key,
        signal,
      })
    },
    removeAttendee: async ({ id, key, reason }: One & { reason: string }, signal: AbortSignal) => {
      await call(removeAttendee, {
        params: { attendeeId: id },
        body: { reason },
        idempotencyKey: key,
        signal,
      })
    },
    admitAttendee: async ({ id, key }: One, signal: AbortSignal) => {
      await call(admitAttendee, { params: { attendeeId: id }, idempotencyKey: key, signal })
    },
  }
}
