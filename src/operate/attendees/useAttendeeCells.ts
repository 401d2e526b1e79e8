import type { Attendee } from '@contract/operate/attendees'
import { useLingui } from '@lingui/react/macro'
import { formatter } from '@shared/format/formatters'
import { useConsoleLocale } from '../ConsoleContext'

/** People as the cells of a file or of a printed list. */
export function useAttendeeCells() {
  const { t } = useLingui()
  const locale = useConsoleLocale()
  const moment = (at: string, timeZone: string) =>
    formatter
      .date(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
      .format(new Date(at))
  return {
    head: [t`Name`, t`Email`, t`Company`, t`Since`, t`Came`],
    cellsOf: ({ person, company, taken_at, came_at, timezone }: Attendee): string[] => [
      person.name,
      person.email,
      company?.name ?? '',
      moment(taken_at, timezone),
      came_at === null ? '' : moment(came_at, timezone),
    ],
  }
}
