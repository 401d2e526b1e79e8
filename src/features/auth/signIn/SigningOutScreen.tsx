import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@ui/spinner/Spinner'
import * as css from './waiting.css'

export function SigningOutScreen() {
  const { t } = useLingui()
  return (
    <main className={css.centred}>
      <Spinner size="large" label={t`Signing out`} />
    </main>
  )
}
