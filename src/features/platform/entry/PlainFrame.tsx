import { cx } from '@ui/classes/cx'
import type { ReactNode } from 'react'
import * as css from './EntryFrame.css'
import { Illustration } from './Illustration'

/** The layout of signed-out screens that cannot rely on brand or messages. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <aside className={css.picture}>
        <Illustration />
      </aside>
      <main className={cx(css.side, css.alone)}>{children}</main>
    </div>
  )
}
