import * as css from '@features/auth/signIn/waiting.css'
import { Spinner } from '@ui/spinner/Spinner'

/** Brand or texts are still on their way, so there is no language to say anything in. */
export function StartScreen() {
  return (
    <main className={css.centred} aria-busy="true">
      <Spinner size="large" />
    </main>
  )
}
