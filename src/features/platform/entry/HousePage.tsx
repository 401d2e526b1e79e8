import type { ReactNode } from 'react'
import * as css from './HousePage.css'
import { Scene } from './Scene'

/** Words in the place of a page, beside a view of the house: below the header, or alone where nothing else is left. */
export function HousePage({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.view}>
        <Scene />
      </div>
      {children}
    </div>
  )
}
