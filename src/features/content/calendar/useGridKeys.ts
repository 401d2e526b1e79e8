import { addDays, addMonths, type Day, monthOf, weekOf } from '@rules/dates/days'
import { readingKey } from '@ui/direction/readingKey'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { calendarRoute } from './calendarRoute'

/** The same day of another month, or that month's last one. */
function inMonth(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/**
 * The arrow keys, Home, End and the Page keys move from day to day, over the ends of the month as well. One day of the
 * grid is reached by the Tab key: the one that the keys came to, else `first`.
 */
export function useGridKeys(month: string, first: Day, weekStart: number) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Day | null>(null)
  const navigate = calendarRoute.useNavigate()
  const stop = at !== null && monthOf(at) === month ? at : first

  useEffect(() => {
    if (at === null || monthOf(at) !== month) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at, month])

  const next = (key: string, day: Day): Day | null => {
    switch (key) {
      case 'ArrowLeft':
        return addDays(day, -1)
      case 'ArrowRight':
        return addDays(day, 1)
      case 'ArrowUp':
        return addDays(day, -7)
      case 'ArrowDown':
        return addDays(day, 7)
      case 'Home':
        return weekOf(day, weekStart)
      case 'End':
        return addDays(weekOf(day, weekStart), 6)
      case 'PageUp':
        return inMonth(day, -1)
      case 'PageDown':
        return inMonth(day, 1)
      default:
        return null
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const day = next(readingKey(event.key), stop)
    if (day === null) return
    event.preventDefault()
    setAt(day)
    if (monthOf(day) === month) return
    void navigate({
      to: '.',
      search: { month: monthOf(day) },
      resetScroll: false,
      // One Back leads out of the calendar, however many months the keys have turned.
      replace: true,
    })
  }
  return { grid, stop, onKeyDown }
}
