import { cx } from '@ui/classes/cx'
import { Children, type ReactNode } from 'react'
import { showWhole } from './showWhole'
import * as css from './TileGrid.css'

type Props = {
  kind: keyof typeof css.kind
  label?: string
  /** One row on phones, which scrolls horizontally. */
  row?: boolean
  children: ReactNode
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
