import type { ContentItem } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import { type Day, monthOf } from '@rules/dates/day'
import { addMonths, weekStartOf, weeksOf } from '@rules/dates/days'
import { useLocale } from '@shared/useLocale'
import { useSpoken } from '@ui/announcer/Announcement'
import { mirrored } from '@ui/icon/mirrored.css'
import { Skeleton } from '@ui/skeleton/Skeleton'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { CalendarLink } from './CalendarLink'
import * as css from './calendar.css'
import { DayCell } from './DayCell'
import { monthLabel, weekdayLabel } from './dayLabel'
import { useGridKeys } from './useGridKeys'

type Props = {
  month: string
  /** Null until the server has returned it. */
  today: Day | null
  /** Whether the list beside the grid includes the day. */
  isListed: (day: Day) => boolean
  chosen: Day | null
  days: ReadonlyMap<Day, readonly ContentItem[]>
}

/** A month whose days are links, with the keyboard interaction of the ARIA date grid pattern. */
export function MonthGrid({ month, today, isListed, chosen, days }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const weeks = weeksOf(month, weekStartOf(locale))
  const name = monthLabel(locale, month)
  const first = chosen ?? (today !== null && monthOf(today) === month ? today : `${month}-01`)
  const announcementRef = useSpoken<HTMLHeadingElement>({ isThereFirst: true })
  const { grid, stop, onKeyDown } = useGridKeys(month, first, weekStartOf(locale))
  return (
    <div className={css.month}>
      <div className={css.monthHead}>
        <CalendarLink
          className={css.turn}
          search={{ month: addMonths(month, -1) }}
          aria-label={t`Previous month`}
        >
          <ChevronLeft size={20} aria-hidden="true" className={mirrored} />
        </CalendarLink>
        <h2 ref={announcementRef} id="calendar-month" className={css.monthName}>
          {name}
        </h2>
        <CalendarLink
          className={css.turn}
          search={{ month: addMonths(month, 1) }}
          aria-label={t`Next month`}
        >
          <ChevronRight size={20} aria-hidden="true" className={mirrored} />
        </CalendarLink>
      </div>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table
        role="grid"
        aria-labelledby="calendar-month"
        className={css.grid}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => {
              const { short, long } = weekdayLabel(locale, day)
              return (
                <th key={day} scope="col" abbr={long} className={css.weekday}>
                  {short}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOutside={monthOf(day) !== month}
                  isToday={day === today}
                  isListed={isListed(day)}
                  isStop={day === stop}
                  count={days.get(day)?.length ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const days = Array.from({ length: 35 }, (_, at) => at)

/** The month before the server has returned today's date. */
export function MonthLoading() {
  return (
    <div className={css.month} aria-hidden="true">
      <div className={css.monthLoadingHead}>
        <Skeleton width="9rem" />
      </div>
      <div className={css.daysLoading}>
        {days.map((at) => (
          <Skeleton key={at} shape="circle" width="28px" />
        ))}
      </div>
    </div>
  )
}
