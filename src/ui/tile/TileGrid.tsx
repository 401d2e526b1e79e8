import { cx } from '@ui/classes/cx'
import { Children, type ReactNode } from 'react'
import * as css from './TileGrid.css'

type Props = {
  kind: keyof typeof css.kind
  label?: string
  /** One row on phones, which scrolls horizontally. */
  row?: boolean
  children: ReactNode
}

/**
 * Scrolls a tile that the keyboard focuses fully into view; browsers only show a part of it. A pressed
 * tile stays where it is, so that going back to it finds the page as it was.
 */
function showWhole(list: HTMLElement | null) {
  const show = ({ target }: FocusEvent) => {
    // Only on phones does the row scroll.
    if (list === null || list.scrollWidth <= list.clientWidth || !(target instanceof Element))
      return
    if (!target.matches(':focus-visible')) return
    target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }
  list?.addEventListener('focusin', show)
  return () => list?.removeEventListener('focusin', show)
}

/** A fluid list of tiles of one kind; each child becomes a list item. */
export function TileGrid({ kind, label, row = false, children }: Props) {
  return (
    <ul
      aria-label={label}
      className={cx(css.grid, css.kind[kind], row && css.row)}
      ref={row ? showWhole : undefined}
    >
      {Children.map(children, (child) => child && <li className={css.item}>{child}</li>)}
    </ul>
  )
}
