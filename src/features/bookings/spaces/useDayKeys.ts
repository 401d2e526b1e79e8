import type { Day } from '@rules/dates/day'
import { readingKey } from '@ui/direction/readingKey'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** The number of days in the row. */
const shownDays = 14

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
}

const startOfRow = (at: number) => Math.floor(at / shownDays) * shownDays

/**
 * The row of days around the focused day, otherwise around the chosen one. The arrow keys, Page Up and Page Down move
 * between days, also to those of another row; Home and End move to the ends of the row. Only one day is a tab stop.
 */
export function useDayKeys(days: readonly Day[], chosen: Day) {
  const [focused, setFocused] = useState<Day | null>(null)
  const isThere = focused !== null && days.includes(focused)
  const stop = isThere ? focused : chosen
  const at = days.indexOf(stop)
  const first = startOfRow(at)
  const shown = days.slice(first, first + shownDays)

  const next = (key: string): Day | undefined => {
    if (key === 'Home') return shown[0]
    if (key === 'End') return shown.at(-1)
    const step = steps[key]
    if (step === undefined) return undefined
    return days[Math.min(Math.max(at + step, 0), days.length - 1)]
  }
  return {
    shown,
    stop,
    /** For the day that has the focus: a row that was changed by a key has a new one. */
    focus: isThere ? focusOf : undefined,
    /** The handlers of the row. */
    row: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const day = next(readingKey(event.key))
        if (day === undefined) return
        event.preventDefault()
        setFocused(day)
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) setFocused(target.dataset.day ?? null)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null)
      },
    },
  }
}

const focusOf = (day: HTMLElement | null) => day?.focus()
