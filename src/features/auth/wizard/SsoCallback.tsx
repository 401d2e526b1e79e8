import { Trans, useLingui } from '@lingui/react/macro'
import type { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import { canRetry, failureOf, isBusy } from '@machines/auth/ssoCallback/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { Spinner } from '@ui/spinner/Spinner'
import { pageTitle } from '@ui/theme/typography.css'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import * as css from './StepFrame.css'
import { FailureMessage } from './WizardFailure'

function Waiting() {
  const { t } = useLingui()
  return (
    <div className={css.centred} aria-busy="true">
      <Spinner label={t`Signing you in`} />
    </div>
  )
}

/** After the identity provider's redirect: verifies its response, or shows the error. */
export function SsoCallback({ actor }: { actor: ActorRefFrom<typeof ssoCallbackMachine> }) {
  const { t } = useLingui()
  const failure = useSelector(actor, failureOf)
  const isWaiting = useSelector(actor, isBusy)
  const mayRetry = useSelector(actor, canRetry)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFailed = failure !== null && !isWaiting
  useEffect(() => {
    // The router focuses no heading here, because the user did not arrive by an in-app link.
    if (hasFailed) heading.current?.focus({ preventScroll: true })
  }, [hasFailed])
  if (!hasFailed) return <Waiting />
  return (
    <div className={css.frame}>
      <PageHeading
        ref={heading}
        className={cx(pageTitle, css.title)}
      >{t`You’re not signed in`}</PageHeading>
      <FailureMessage failure={failure} />
      {mayRetry && (
        <Button
          variant="primary"
          size="large"
          wide
          onClick={() => actor.send({ type: 'request.retried' })}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button
        variant={mayRetry ? 'secondary' : 'primary'}
        size="large"
        wide
        onClick={() => actor.send({ type: 'callback.left' })}
      >
        <Trans>Back to sign in</Trans>
      </Button>
    </div>
  )
}
