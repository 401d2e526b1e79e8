import type { KeyboardEvent } from 'react'

const stops = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-start]')]
const startOf = (stop: HTMLElement) => Number(stop.dataset['start'])

/** Left and right lead along a row, Home and End to its ends, up and down to the nearest time of another row. */
export function arrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-start]')
  const row = stop?.closest('[data-row]')
  if (stop === null || row === null || row === undefined || event.altKey || event.ctrlKey) return
  const next = nextStop(event.key, stop, row, event.currentTarget)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function nextStop(
  key: string,
  stop: HTMLElement,
  row: Element,
  frame: Element,
): HTMLElement | undefined {
  const along = stops(row)
  const at = along.indexOf(stop)
  if (key === 'ArrowRight') return along[at + 1]
  if (key === 'ArrowLeft') return along[at - 1]
  if (key === 'Home') return along[0]
  if (key === 'End') return along.at(-1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const rows = [...frame.querySelectorAll('[data-row]')].filter((each) => stops(each).length > 0)
  const other = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
  if (other === undefined) return undefined
  const distance = (each: HTMLElement) => Math.abs(startOf(each) - startOf(stop))
  return stops(other).toSorted((a, b) => distance(a) - distance(b))[0]
}
