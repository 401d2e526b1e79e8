import { takesRsvp } from '../callToAction'
import type { ContentRow } from '../contentReply'

const hourMs = 60 * 60 * 1000

/** An event without an end counts as one hour, as in a calendar. */
function endOfEvent({ startAt, endAt }: ContentRow): Date | null {
  if (startAt === null) return null
  return endAt !== null && endAt > startAt ? endAt : new Date(startAt.getTime() + hourMs)
}

export const passKindOf = (row: ContentRow): 'rsvp' | 'claim' =>
  takesRsvp(row) || row.type === 'EVENT' || row.type === 'EVENT_POST' ? 'rsvp' : 'claim'

/** Whether a pass has expired: its event has ended, or the claimed item is no longer on display. */
export function isPassOver(row: ContentRow, now: Date): boolean {
  const end = passKindOf(row) === 'rsvp' ? endOfEvent(row) : null
  if (end !== null) return end <= now
  return row.displayUntil !== null && row.displayUntil <= now
}

/** Whether those who attend still expect the event: it is published, not called off, and not over. */
export const isStillToCome = (row: ContentRow, now: Date): boolean =>
  row.publication === 'published' &&
  row.cancelledAt === null &&
  passKindOf(row) === 'rsvp' &&
  !isPassOver(row, now)
