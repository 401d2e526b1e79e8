import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TimeInput } from '../hours/TimeInput'
import * as css from '../record/record.css'
import { DraftField, type DraftProps } from './DraftField'
import { WeekdayFields } from './WeekdayFields'

/** When a resource is open, and how much of it one booking takes. */
export function HoursFields(props: DraftProps) {
  const { t } = useLingui()
  const { draft, change } = props
  return (
    <>
      <div className={css.pair}>
        <Field name="opens_at" label={t`Opens at`}>
          <TimeInput value={draft.opens_at} onChange={(time) => change('opens_at', time)} />
        </Field>
        <Field name="closes_at" label={t`Closes at`} hint={t`Midnight is the end of the day`}>
          <TimeInput value={draft.closes_at} isEnd onChange={(time) => change('closes_at', time)} />
        </Field>
      </div>
      <WeekdayFields {...props} />
      <div className={css.pair}>
        <DraftField {...props} name="slot_minutes" label={t`Minutes of a slot`} />
        <DraftField {...props} name="max_slots" label={t`Slots of a booking, at most`} />
      </div>
      <DraftField
        {...props}
        name="days_ahead"
        label={t`Days in advance`}
        hint={t`0 closes it: it can’t be booked, and existing bookings stay.`}
      />
    </>
  )
}
