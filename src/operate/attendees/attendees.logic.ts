import { isEmail } from '@contract/email'
import type { Attendance, Attendee } from '@contract/operate/attendees'
import type { AttendeesPageMachine } from '@machines/operate/page/pages'
import type { Versioned } from '@machines/operate/record/context'
import type { ListQuery } from '../table/query'

/** Whom the form adds, or removes and why. */
export type AttendeeFields = {
  content: string
  /** Null to add a person. */
  attendee: Attendee | null
  email: string
  reason: string
}
export type AttendeesMachine = AttendeesPageMachine<Attendance, ListQuery, Attendee, AttendeeFields>

export const newAttendee = (content: string): AttendeeFields => ({
  content,
  attendee: null,
  email: '',
  reason: '',
})

export const isComplete = ({ attendee, email, reason }: AttendeeFields): boolean =>
  attendee === null ? isEmail(email) : reason.trim() !== ''

/** The figures are only read, so they have no versions. */
export const versioned = (fields: Attendance): Versioned<Attendance> => ({ version: 1, fields })

/** How many rows the server sends at once. */
const maxRows = 100

type Page<Row> = { data: readonly Row[]; total: number }

/** Reads all rows of a list, page by page. A row that moves to another page meanwhile is there once. */
export async function allRows<Row extends { uuid: string }>(
  read: (page: { limit: number; offset: number }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for (let offset = 0; ; offset += maxRows) {
    const { data, total } = await read({ limit: maxRows, offset })
    for (const row of data) rows.set(row.uuid, row)
    if (data.length === 0 || offset + maxRows >= total) return [...rows.values()]
  }
}
