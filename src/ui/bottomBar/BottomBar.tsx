import { cx } from '@ui/classes/cx'
import type { ReactNode } from 'react'
import * as css from './BottomBar.css'

type Props = {
  /** Beside the action on a phone, above it where there is room. */
  terms?: ReactNode
  /** The action has more than one button and takes a line of its own. */
  inLines?: boolean
  children: ReactNode
}

/** The one thing to do on a page: always at hand on a phone, in its place on wide screens. */
export function BottomBar({ terms, inLines = false, children }: Props) {
  return (
    <div className={css.bar}>
      {terms && <div className={cx(css.terms, inLines && css.inLines)}>{terms}</div>}
      <div className={cx(css.action, inLines && css.inLines)}>{children}</div>
    </div>
  )
}
