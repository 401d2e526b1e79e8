import type { CalendarEntry } from '@rules/content/calendar'
import { icsFile } from '@rules/content/icsFile'

/** Long enough for a browser to start the download. */
const retentionMs = 60_000

/** Downloads an .ics file, which every calendar can open. */
export function saveCalendar(entry: CalendarEntry): void {
  const text = icsFile(entry, new Date().toISOString())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${entry.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'event'}.ics`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), retentionMs)
}
