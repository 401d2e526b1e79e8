import { type CalendarEntry, stamp } from './calendar'

/**
 * Escapes text by RFC 5545: backslash, semicolon, comma and line breaks; soft breaks become blanks.
 */
function escaped(text: string): string {
  return (
    text
      .replaceAll('\\', '\\\\')
      .replaceAll(';', '\\;')
      .replaceAll(',', '\\,')
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // Tabs and soft line breaks part words; other control characters mean nothing.
      .replaceAll(/[\t\v\f\u0085\u2028\u2029]+/g, ' ')
      .replaceAll(/\p{Cc}/gu, '')
  )
}

/** Folds lines at 75 bytes; continuation lines start with a space. Never splits a character. */
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

/** What a file does to an entry, and the lines that say so; by default, it adds one. */
type Options = { method: string; lines: readonly string[] }

/** An iCalendar file (RFC 5545) with the one entry. `writtenAt` is an instant. */
export function icsFile(
  entry: CalendarEntry,
  writtenAt: string,
  { method, lines: more }: Options = { method: 'PUBLISH', lines: [] },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}@portico`,
    `DTSTAMP:${stamp(writtenAt)}`,
    // In UTC, which every calendar supports, even if it does not know the venue's time zone.
    `DTSTART:${stamp(entry.startAt)}`,
    `DTEND:${stamp(entry.endAt)}`,
    ...more,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location === null ? [] : [`LOCATION:${escaped(entry.location)}`]),
    ...(entry.description === null ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map((line) => folded(line)).join('\r\n')}\r\n`
}
