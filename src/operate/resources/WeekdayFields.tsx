import { useLingui } from '@lingui/react/macro'
import { type Weekday, weekdays } from '@rules/bookings/hours'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import * as css from '../record/record.css'
import type { DraftProps } from './DraftField'
import { type DayMode, dayIn, dayOf, hoursIn, modeOf } from './draft'
import { useWeekdayName } from './useWeekdayName'

/** The days of the week on which it is open at other times, or closed. */
export function WeekdayFields(props: DraftProps) {
  return (
    <div className={css.days}>
      {weekdays.map((day) => (
        <DayFields key={day} {...props} day={day} />
      ))}
    </div>
  )
}

function DayFields({ draft, change, day }: DraftProps & { day: Weekday }) {
  const { t } = useLingui()
  const name = useWeekdayName()(day)
  const mode = modeOf(draft[day])
  const hours = hoursIn(draft[day])
  const modes: Record<DayMode, string> = {
    usual: t`Open as above`,
    other: t`Open at other times`,
    closed: t`Closed`,
  }
  return (
    <div className={css.day}>
      <Field name={`weekday_hours.${day}`} label={name}>
        <Select
          value={mode}
          options={Object.entries(modes).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change(day, dayIn(target.value as DayMode, draft))}
        />
      </Field>
      {mode === 'other' && (
        <>
          <Field name={`weekday_hours.${day}.opens_at`} label={t`${name}: opens at`}>
            <Input
              value={hours.opens_at}
              autoComplete="off"
              maxLength={20}
              onChange={({ target }) => change(day, dayOf({ ...hours, opens_at: target.value }))}
            />
          </Field>
          <Field name={`weekday_hours.${day}.closes_at`} label={t`${name}: closes at`}>
            <Input
              value={hours.closes_at}
              autoComplete="off"
              maxLength={20}
              onChange={({ target }) => change(day, dayOf({ ...hours, closes_at: target.value }))}
            />
          </Field>
        </>
      )}
    </div>
  )
}
