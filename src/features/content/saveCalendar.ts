import { downloadFile } from '@platform/downloadFile'
import type { CalendarEntry } from '@rules/content/calendar'
import { icsFile } from '@rules/content/icsFile'

/** Downloads an .ics file, which every calendar can open. */
export function saveCalendar(entry: CalendarEntry): void {
  const name = entry.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'event'
  downloadFile(`${name}.ics`, icsFile(entry, new Date().toISOString()), 'text/calendar')
}
