import * as css from '@features/auth/signIn/waiting.css'
import { Spinner } from '@ui/spinner/Spinner'

/** Brand or messages are still loading, so there is no language for any text. */
export function StartScreen() {
  return (
    <main className={css.centred} aria-busy="true">
      <Spinner size="large" />
    </main>
  )
}
