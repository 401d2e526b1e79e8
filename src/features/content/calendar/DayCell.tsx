import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '@rules/dates/days'
import { useLocale } from '@shared/useLocale'
import { CalendarLink } from './CalendarLink'
import * as css from './calendar.css'
import { dayLabel, dayNumber } from './dayLabel'

type Props = {
  day: Day
  /** Of the month before or after. */
  isOutside: boolean
  isToday: boolean
  isListed: boolean
  /** The one day of the grid that the Tab key reaches. */
  isStop: boolean
  count: number
}

const maxDots = 3

/** One day: how much is on shows as dots, and is said in words. */
export function DayCell({ day, isOutside, isToday, isListed, isStop, count }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = dayLabel(locale, day)
  return (
    <td aria-selected={isListed} className={css.cell}>
      <CalendarLink
        search={{ day }}
        className={css.day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        data-today={isToday || undefined}
        aria-label={
          count > 0 ? t`${words}, ${plural(count, { one: '# event', other: '# events' })}` : words
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
