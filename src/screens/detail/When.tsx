import { useLingui } from '@lingui/react/macro'
import { type CalendarEntry, calendarEntry } from '@rules/content/calendar'
import { useClock } from '@screens/app/useClock'
import { useLocale } from '@screens/app/useLocale'
import { formatSpan } from '@screens/format/days'
import { cx } from '@ui/classes/cx'
import { figures, quiet, strong } from '@ui/theme/typography.css'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { AddToCalendar } from './AddToCalendar'
import * as css from './detail.css'
import { Fact } from './Fact'

type Props = {
  uuid: string
  title: string
  startAt: string
  endAt: string | null | undefined
  timeZone: string
  location: string | null | undefined
  description: string | null | undefined
  /** Some events are shown without the way into the calendar. */
  hasCalendar: boolean
  onSave: (entry: CalendarEntry) => void
}

/** Day and time at the venue, and the way into one's calendar. */
export function When({ hasCalendar, onSave, ...occasion }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { day, time } = formatSpan(
    locale,
    occasion.startAt,
    occasion.endAt,
    occasion.timeZone,
    useClock(),
  )
  const entry = hasCalendar ? calendarEntry(occasion) : null
  return (
    <Fact icon={<CalendarDays size={20} />} label={t`When`}>
      <time dateTime={occasion.startAt} className={strong} suppressHydrationWarning>
        {day}
      </time>
      <span className={cx(quiet, figures)} suppressHydrationWarning>
        {time}
      </span>
      {entry !== null && (
        <div className={css.factAction}>
          <AddToCalendar entry={entry} onSave={() => onSave(entry)} />
        </div>
      )}
    </Fact>
  )
}
