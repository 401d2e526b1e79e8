/** Takes the place of a calendar entry with the same uid, or takes it away (RFC 5546). */
export type IcsChange = {
  method: 'REQUEST' | 'CANCEL'
  /** Rises with each change of an entry. */
  sequence: number
  /** Who sends it, and to whom; calendars update only what one is invited to. */
  organizer?: Mailbox
  attendee?: Mailbox
}
type Mailbox = { name: string; email: string }

const startOfCount = Date.UTC(2024, 0, 1)

/** A sequence that rises by the second, so that no change of an entry has to be counted. */
export const sequenceAt = (now: Date): number => Math.floor((now.getTime() - startOfCount) / 1000)

/** A parameter in quotes can contain no quotes. */
const quoted = (name: string) => `"${name.replaceAll(/["\p{Cc}]/gu, ' ')}"`

/** The part of an iCalendar file that says what it changes. */
export const icsChange = ({ method, sequence, organizer, attendee }: IcsChange) => ({
  method,
  lines: [
    `SEQUENCE:${sequence}`,
    ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED:mailto:${attendee.email}`]
      : []),
  ],
})
