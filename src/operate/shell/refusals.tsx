import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import ShieldOff from 'lucide-react/icons/shield-off'
import { useConsoleServices } from '../ConsoleContext'
import * as css from './Page.css'

/** The user is signed in, but has no role in any building. */
export function NoOperator() {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  return (
    <main className={css.page}>
      <EmptyState
        level="h1"
        icon={<ShieldOff size={24} />}
        title={t`You don’t operate a building`}
        text={t`Ask an operator of your building to give you a role.`}
        action={
          <Button variant="secondary" onClick={() => console.send({ type: 'signOut.pressed' })}>
            <Trans>Use another account</Trans>
          </Button>
        }
      />
    </main>
  )
}

export function AccessFailed() {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  return (
    <main className={css.page}>
      <FailedState
        level="h1"
        title={t`The console couldn’t open`}
        text={t`Check your connection and try again.`}
        retryLabel={t`Try again`}
        onRetry={() => console.send({ type: 'request.retried' })}
      />
    </main>
  )
}
