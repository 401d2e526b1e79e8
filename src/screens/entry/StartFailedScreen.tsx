import { useAppServices } from '@screens/app/AppContext'
import { Button } from '@ui/button/Button'
import { body, pageTitle } from '@ui/theme/typography.css'
import * as css from './quietPage.css'

/**
 * Neither brand nor texts could be fetched. There are no catalogues to translate with, so it says
 * in English what it has to say.
 */
export default function StartFailedScreen() {
  const { system } = useAppServices()
  const retry = () => {
    system.whitelabel.send({ type: 'whitelabel.retried' })
    system.language.send({ type: 'language.retried' })
  }
  return (
    <main className={css.page}>
      <div className={css.words}>
        <h1 className={pageTitle}>Something went wrong</h1>
        <p className={body}>The page could not be loaded. Check your connection and try again.</p>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      </div>
    </main>
  )
}
