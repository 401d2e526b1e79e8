import { formatter } from '@shared/format/formatters'
import { useConsoleLocale } from '../ConsoleContext'

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** Formats times by the clock of a building: the operator may be elsewhere. */
export function useMoment() {
  const locale = useConsoleLocale()
  return {
    moment: (at: string, timeZone: string) =>
      formatter.date(locale, { timeZone, ...day, ...clock }).format(new Date(at)),
    span: (from: string, until: string, timeZone: string) =>
      formatter
        .date(locale, { timeZone, ...day, ...clock })
        .formatRange(new Date(from), new Date(until)),
    clock: (at: string, timeZone: string) =>
      formatter.date(locale, { timeZone, ...clock }).format(new Date(at)),
  }
}
