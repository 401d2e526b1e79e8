import { buttonClass } from '@ui/button/buttonClass'
import { pageTitle } from '@ui/theme/typography.css'
import * as css from './quietPage.css'

/** Always in English, because the translated texts themselves may be what broke. */
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
