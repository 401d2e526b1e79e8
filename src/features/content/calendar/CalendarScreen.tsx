import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { rangeOf } from '@rules/dates/calendarRange'
import { type CalendarSelection, selectionOf } from '@rules/dates/calendarSearch'
import { type Day, monthOf } from '@rules/dates/day'
import { addDays, firstDayOf, lastDayOf, weekStartOf } from '@rules/dates/days'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { FailedState } from '@ui/states/FailedState'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import { onEachDay, type Range } from './byDay'
import * as css from './calendar.css'
import type { calendar as logic } from './calendar.logic'
import { calendarRoute } from './calendarRoute'
import { DayList } from './DayList'
import { Filters } from './Filters'
import { MonthGrid, MonthLoading } from './MonthGrid'

/** A month is read with as many days of its neighbours. */
const daysAround = 7

/** Events by date: a month beside its events, or those of the selected days. */
export function CalendarScreen({ page: request }: PageProps<typeof logic>) {
  const { t } = useLingui()
  const locale = useLocale()
  const building = useShared('building', buildingOf)
  const { status, data } = useRead(request)
  const search = selectionOf(calendarRoute.useSearch())
  // The address may change before its data has loaded.
  const month = search.month ?? data?.month ?? null
  const today = data?.today ?? null
  const isWhole = search.when === null && search.day === null
  const range = rangeFor(search, month, today, weekStartOf(locale))
  const whole = month && {
    from: addDays(firstDayOf(month), -daysAround),
    to: addDays(lastDayOf(month), daysAround),
  }
  const zone = building?.timezone ?? 'UTC'
  const contents = data?.contents ?? []
  const marked = whole ? onEachDay(contents, zone, whole) : new Map<Day, never[]>()
  const next =
    range && today
      ? ([...marked.keys()].find((day) => day > range.to && day >= today) ?? null)
      : null
  return (
    <div className={list.page}>
      <div className={list.head}>
        <PageHeading className={pageTitle}>{t`What’s on`}</PageHeading>
        <Filters
          when={search.when}
          isUpcoming={
            isWhole && (today === null ? search.month === null : monthOf(today) === month)
          }
        />
      </div>
      <div className={css.columns}>
        {month === null ? (
          status !== 'REJECTED' && <MonthLoading />
        ) : (
          <MonthGrid
            month={month}
            today={today}
            chosen={search.day}
            days={marked}
            isListed={(day) => !isWhole && range !== null && day >= range.from && day <= range.to}
          />
        )}
        <div className={css.list} aria-busy={status === 'PENDING' || undefined}>
          {status === 'REJECTED' ? (
            <FailedState
              title={t`We couldn’t load the dates`}
              retryLabel={t`Try again`}
              onRetry={() => request?.send({ type: 'request.invalidated' })}
            />
          ) : data === null || range === null || building === null ? (
            <Loading label={t`Loading dates`}>
              <TileGrid kind="content">
                <SkeletonTile kind="content" />
                <SkeletonTile kind="content" />
              </TileGrid>
            </Loading>
          ) : (
            <DayList days={onEachDay(contents, zone, range)} next={next} building={building} />
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * The listed days: the selected ones, otherwise those from today on, or all of another month. The last days of a month
 * would be an almost empty list, so the known days of the next one follow.
 */
function rangeFor(
  { day, when }: CalendarSelection,
  month: string | null,
  today: Day | null,
  weekStart: number,
): Range | null {
  if (day !== null) return { from: day, to: day }
  if (today === null || month === null) return null
  if (when !== null) return rangeOf(when, today, weekStart)
  if (monthOf(today) !== month) return { from: firstDayOf(month), to: lastDayOf(month) }
  return { from: today, to: addDays(lastDayOf(month), daysAround) }
}
