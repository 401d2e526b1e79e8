import { buttonClass } from '@ui/button/buttonClass'
import { pageTitle } from '@ui/theme/typography.css'
import * as css from './quietPage.css'

/** Whatever broke may have been the texts themselves, so this speaks English (product section 2). */
export function SorryScreen() {
  return (
    <main className={css.page}>
      <div className={css.words} role="alert">
        <h1 className={pageTitle}>Sorry.. there was an Error</h1>
        <a href="/" className={buttonClass({ variant: 'primary' })}>
          Go to homepage
        </a>
      </div>
    </main>
  )
}
