import { Button } from '@ui/button/Button'
import { body, pageTitle } from '@ui/theme/typography.css'
import * as css from './quietPage.css'

/**
 * Neither brand nor texts could be fetched, or not even the code that would say so better. There are no
 * catalogues to translate with, so it says in English what it has to say.
 */
export function StartFailedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={css.page}>
      <div className={css.words}>
        <h1 className={pageTitle}>Something went wrong</h1>
        <p className={body}>The page could not be loaded. Check your connection and try again.</p>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </main>
  )
}
