import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@rules/bookings/hours'
import * as css from '../record/record.css'
import { DayFields } from './DayFields'
import { type HoursField, hoursField, hoursOf, type WeekFields } from './week'

type Props = {
  legend: string
  draft: WeekFields
  /** Whose hours, if the record has several weeks. */
  of?: string
  onChange: (field: HoursField, hours: string) => void
}
type Mode = 'closed' | 'open'

/** The opening hours of a week. */
export function WeekHours({ legend, draft, of, onChange }: Props) {
  const { t } = useLingui()
  const modes: Record<Mode, string> = { closed: t`Closed`, open: t`Open` }
  return (
    <fieldset className={css.weekHours}>
      <legend className={css.weekLegend}>{legend}</legend>
      <div className={css.days}>
        {weekdays.map((day, at) => {
          const field = hoursField(day, of)
          const hours = hoursOf(draft, day, of)
          // Most days are like the day before.
          const before = hoursOf(draft, weekdays[at - 1] ?? day, of) || '09:00–18:00'
          return (
            <DayFields
              key={day}
              day={day}
              name={field}
              mode={hours === '' ? 'closed' : 'open'}
              modes={modes}
              hours={hours === '' ? null : hours}
              onMode={(mode: Mode) => onChange(field, mode === 'open' ? before : '')}
              onHours={(next) => onChange(field, next)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
