import { useLingui } from '@lingui/react/macro'
import type { Weekday } from '@rules/bookings/hours'
import { Field } from '@ui/field/Field'
import { Select } from '@ui/select/Select'
import * as css from '../record/record.css'
import { dayOf, hoursIn } from './day'
import { TimeInput } from './TimeInput'
import { useWeekdayName } from './useWeekdayName'

type Props<Mode extends string> = {
  day: Weekday
  /** The field of the day; those of its times are `….opens_at` and `….closes_at`. */
  name: string
  mode: Mode
  modes: Record<Mode, string>
  /** Such as `09:00–13:00`, while the mode has times. */
  hours: string | null
  onMode: (mode: Mode) => void
  onHours: (hours: string) => void
}

/** When something is open on a day of the week: a choice, and the times if there are any. */
export function DayFields<Mode extends string>(props: Props<Mode>) {
  const { day, name, mode, modes, hours, onMode, onHours } = props
  const { t } = useLingui()
  const weekday = useWeekdayName()(day)
  const typed = hoursIn(hours ?? '')
  const times = [
    { part: 'opens_at', label: t`${weekday}: opens at` },
    { part: 'closes_at', label: t`${weekday}: closes at` },
  ] as const
  return (
    <div className={css.day}>
      <div className={css.dayMode}>
        <Field name={name} label={weekday}>
          <Select
            value={mode}
            options={Object.entries<string>(modes).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => onMode(target.value as Mode)}
          />
        </Field>
      </div>
      {hours !== null &&
        times.map(({ part, label }) => (
          <Field key={part} name={`${name}.${part}`} label={label}>
            <TimeInput
              value={typed[part]}
              isEnd={part === 'closes_at'}
              onChange={(time) => onHours(dayOf({ ...typed, [part]: time }))}
            />
          </Field>
        ))}
    </div>
  )
}
