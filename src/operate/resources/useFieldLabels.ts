import { useLingui } from '@lingui/react/macro'
import { weekdays } from '@rules/bookings/hours'
import { useWeekdayName } from '../hours/useWeekdayName'

/** The labels of the fields of a resource, for conflicts. */
export function useFieldLabels(): Record<string, string> {
  const { t } = useLingui()
  const dayName = useWeekdayName()
  return {
    name: t`Name`,
    details: t`Description`,
    image_url: t`Picture`,
    opens_at: t`Opens at`,
    closes_at: t`Closes at`,
    ...Object.fromEntries(weekdays.map((day) => [day, dayName(day)])),
    slot_minutes: t`Minutes of a slot`,
    max_slots: t`Slots of a booking, at most`,
    days_ahead: t`Days in advance`,
    price: t`Price of a slot`,
    currency_type: t`Currency`,
    cancellation_window_end_minutes: t`Free cancellation until (minutes before start)`,
    needs_approval: t`Each booking needs an approval`,
    questions: t`Questions to those who book`,
    company: t`Provided by`,
    upcoming_bookings: t`Upcoming bookings`,
  }
}
