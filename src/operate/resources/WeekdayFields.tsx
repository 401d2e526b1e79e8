import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@rules/bookings/hours'
import { DayFields } from '../hours/DayFields'
import * as css from '../record/record.css'
import type { DraftProps } from './DraftField'
import { type DayMode, dayIn, modeOf } from './draft'

/** The days of the week on which it is open at other times, or closed. */
export function WeekdayFields({ draft, change }: DraftProps) {
  const { t } = useLingui()
  const modes: Record<DayMode, string> = {
    usual: t`Open as above`,
    other: t`Open at other times`,
    closed: t`Closed`,
  }
  return (
    <div className={css.days}>
      {weekdays.map((day) => (
        <DayFields
          key={day}
          day={day}
          name={`weekday_hours.${day}`}
          mode={modeOf(draft[day])}
          modes={modes}
          hours={modeOf(draft[day]) === 'other' ? draft[day] : null}
          onMode={(mode) => change(day, dayIn(mode, draft))}
          onHours={(hours) => change(day, hours)}
        />
      ))}
    </div>
  )
}
