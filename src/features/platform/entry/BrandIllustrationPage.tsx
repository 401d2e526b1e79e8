import type { ReactNode } from 'react'
import * as css from './BrandIllustrationPage.css'
import { Illustration } from './Illustration'

/**
 * A message in place of a page, beside the brand's illustration: below the header, or alone without
 * one.
 */
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
