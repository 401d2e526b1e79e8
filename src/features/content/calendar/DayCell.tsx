import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '@rules/dates/day'
import { useLocale } from '@shared/useLocale'
import { CalendarLink } from './CalendarLink'
import * as css from './calendar.css'
import { dayLabel, dayNumber } from './dayLabel'

type Props = {
  day: Day
  /** Whether the day belongs to the previous or next month. */
  isOutside: boolean
  isToday: boolean
  isListed: boolean
  /** Whether this day is the grid's only tab stop. */
  isStop: boolean
  count: number
}

const maxDots = 3

/** One day; dots show the number of events, and its label states it. */
export function DayCell({ day, isOutside, isToday, isListed, isStop, count }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const label = dayLabel(locale, day)
  return (
    <td aria-selected={isListed} className={css.cell}>
      <CalendarLink
        search={{ day }}
        className={css.day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        data-today={isToday || undefined}
        aria-label={
          count > 0 ? t`${label}, ${plural(count, { one: '# event', other: '# events' })}` : label
        }
        data-day={day}
        data-outside={isOutside || undefined}
        data-listed={isListed || undefined}
      >
        <span className={css.number}>{dayNumber(locale, day)}</span>
        <span className={css.dots} aria-hidden="true">
          {['a', 'b', 'c'].slice(0, Math.min(count, maxDots)).map((key) => (
            <span key={key} className={css.dot} />
          ))}
        </span>
      </CalendarLink>
    </td>
  )
}
