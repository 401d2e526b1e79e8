import { Trans } from '@lingui/react/macro'
import { authFlow } from '@machines/app/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useApp } from '@screens/app/useShared'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { body, pageTitle, quiet } from '@ui/theme/typography.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { EntryFrame } from './EntryFrame'
import * as css from './step.css'

/** Sign-up and password reset have their addresses and states; this stands where their steps come. */
export function WayOnScreen() {
  const { app } = useAppServices()
  const isReset = useApp(authFlow) === 'RESET_PASSWORD'
  return (
    <EntryFrame>
      <div className={css.step}>
        <div className={css.back}>
          <Button
            variant="quiet"
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            onClick={() => app.send({ type: 'login.requested' })}
          >
            <Trans>Back to sign in</Trans>
          </Button>
        </div>
        <div className={css.words}>
          <h1 className={pageTitle}>
            {isReset ? <Trans>Reset your password</Trans> : <Trans>Create your account</Trans>}
          </h1>
          <p className={cx(body, quiet)}>
            <Trans>This way in is being prepared and opens soon. Nothing you typed was lost.</Trans>
          </p>
        </div>
      </div>
    </EntryFrame>
  )
}
