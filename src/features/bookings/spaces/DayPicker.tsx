import { dayLabel, dayNumber, weekdayLabel } from '@features/content/calendar/dayLabel'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '@rules/dates/day'
import { useLocale } from '@shared/useLocale'
import { Link, useNavigate } from '@tanstack/react-router'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { showWhole } from '@ui/tile/showWhole'
import * as css from './spaces.css'
import type { Days } from './useDay'
import { useDayKeys } from './useDayKeys'
import { useSpacePath } from './useSpacePath'

type Props = Days & { disabled: boolean }

/** A row of days, and a field for those that are not in it. */
export function DayPicker({ days, day, disabled }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { space } = useSpacePath()
  const { shown, stop, focus, row } = useDayKeys(days, day)
  const choose = (date: Day) => {
    if (days.includes(date)) {
      void navigate({ ...space, search: { date }, replace: true, resetScroll: false })
    }
  }
  return (
    <div className={css.days}>
      <nav aria-label={t`Days`} className={css.strip}>
        <ul ref={showWhole} className={css.stripRow} {...row}>
          {shown.map((each) => (
            <li key={each}>
              <Link
                {...space}
                search={{ date: each }}
                replace
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-label={dayLabel(locale, each)}
                aria-current={each === day ? 'page' : undefined}
                ref={each === stop ? focus : undefined}
                tabIndex={each === stop ? 0 : -1}
                data-day={each}
                data-chosen={each === day || undefined}
                disabled={disabled}
                className={css.day}
              >
                <span className={css.weekday} aria-hidden="true">
                  {weekdayLabel(locale, each).short}
                </span>
                <span className={css.dayNumber} aria-hidden="true">
                  {dayNumber(locale, each)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {days.length > shown.length && (
        <div className={css.date}>
          <Field label={t`Another day`}>
            <Input
              // Typing passes through days that cannot be booked.
              key={day}
              type="date"
              defaultValue={day}
              min={days[0]}
              max={days.at(-1)}
              disabled={disabled}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
