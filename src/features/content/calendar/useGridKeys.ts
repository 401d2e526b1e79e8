import { type Day, monthOf } from '@rules/dates/day'
import { addDays, addMonths, weekOf } from '@rules/dates/days'
import { readingKey } from '@ui/direction/readingKey'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { calendarRoute } from './calendarRoute'

/** The same day of another month, or that month's last day. */
function inMonth(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same > last ? last : same
}

/**
 * Arrow keys, Home, End, Page Up and Page Down move between days, also across months. Only one day
 * is a tab stop: the one last reached with the keyboard, otherwise `first`.
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
      // One Back leaves the calendar, regardless of how many months the user paged through.
      replace: true,
    })
  }
  return { grid, stop, onKeyDown }
}
