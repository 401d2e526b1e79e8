import { formatter } from '@shared/format/formatters'
import { useConsoleLocale } from '../ConsoleContext'

/** Formats an instant as day and time; a dash for none. */
export function useTimes(): (at: string | null) => string {
  const dates = formatter.date(useConsoleLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => (at === null ? '–' : dates.format(new Date(at)))
}
