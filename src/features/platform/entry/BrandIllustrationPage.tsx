import type { ReactNode } from 'react'
import * as css from './BrandIllustrationPage.css'
import { Illustration } from './Illustration'

/** Words in the place of a page, beside a view of the house: below the header, or alone where nothing else is left. */
export function BrandIllustrationPage({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.view}>
        <Illustration />
      </div>
      {children}
    </div>
  )
}
