import { useLingui } from '@lingui/react/macro'
import * as css from '../record/record.css'
import { DraftField, type DraftProps } from './DraftField'
import { WeekdayFields } from './WeekdayFields'

/** When a resource is open, and how much of it one booking takes. */
export function HoursFields(props: DraftProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.pair}>
        <DraftField {...props} name="opens_at" label={t`Opens at`} numeric={false} />
        <DraftField
          {...props}
          name="closes_at"
          label={t`Closes at`}
          hint={t`24:00 is the end of the day`}
          numeric={false}
        />
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
        hint={t`0 closes it: nobody can book it any more, and its bookings stay.`}
      />
    </>
  )
}
