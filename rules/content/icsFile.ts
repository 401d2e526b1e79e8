import { type CalendarEntry, stamp } from './calendar'

/** Text of RFC 5545: backslash, semicolon, comma and line breaks get a backslash; controls are dropped. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Lines of at most 75 bytes; what follows begins with a blank. A character is never cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const character of line) {
    const more = bytes.encode(character).length
    if (length + more > 75) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += character
    length += more
  }
  return [...lines, current].join('\r\n')
}

/** An iCalendar file (RFC 5545) with the one entry. `writtenAt` is an instant. */
export function icsFile(entry: CalendarEntry, writtenAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}@portico`,
    `DTSTAMP:${stamp(writtenAt)}`,
    // In UTC: every calendar knows that, whatever it has been told of the venue's zone.
    `DTSTART:${stamp(entry.startAt)}`,
    `DTEND:${stamp(entry.endAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location === null ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.description === null ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map((line) => folded(line)).join('\r\n')}\r\n`
}
