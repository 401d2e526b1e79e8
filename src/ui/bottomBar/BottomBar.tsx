import { cx } from '@ui/classes/cx'
import type { ReactNode } from 'react'
import * as css from './BottomBar.css'

type Props = {
  /** Beside the action on phones, above it on wide screens. */
  terms?: ReactNode
  /** The action has several buttons and takes a row of its own. */
  inLines?: boolean
  children: ReactNode
}

/** The page's primary action: always within reach on phones, in its place on wide screens. */
export function BottomBar({ terms, inLines = false, children }: Props) {
  return (
    <div className={css.bar}>
      {terms && <div className={cx(css.terms, inLines && css.inLines)}>{terms}</div>}
      <div className={cx(css.action, inLines && css.inLines)}>{children}</div>
    </div>
  )
}
