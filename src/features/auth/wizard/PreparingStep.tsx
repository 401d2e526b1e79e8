import { Trans, useLingui } from '@lingui/react/macro'
import {
  failureOf,
  fieldsOf,
  hasFailedToPrepare,
  isUnableToSignUp,
} from '@machines/auth/wizard/selectors'
import { useBrand } from '@shared/useBrand'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Dialog } from '@ui/dialog/Dialog'
import { takesFocus } from '@ui/focus/takesFocus'
import { PageHeading } from '@ui/heading/PageHeading'
import { LinkButton } from '@ui/link/LinkButton'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import { StepSkeleton } from '../signIn/StepSkeleton'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'
import { FailureMessage } from './WizardFailure'

/**
 * Before the first step: a skeleton, the error of a failed load, or the message that there is no
 * building.
 */
export function PreparingStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const failure = useSelector(wizard, failureOf)
  const hasFailed = useSelector(wizard, hasFailedToPrepare)
  const isUnable = useSelector(wizard, isUnableToSignUp)
  if (isUnable) return <UnableToSignUp wizard={wizard} />
  if (!hasFailed || failure === null) return <StepSkeleton />
  return (
    <div className={css.frame}>
      <PageHeading className={cx(pageTitle, css.title)}>{t`Create your account`}</PageHeading>
      <FailureMessage failure={failure} />
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => wizard.send({ type: 'request.retried' })}
      >
        <Trans>Try again</Trans>
      </Button>
      <Button variant="secondary" wide onClick={() => wizard.send({ type: 'wizard.left' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </div>
  )
}

function UnableToSignUp({ wizard }: StepProps) {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  const { email } = useSelector(wizard, fieldsOf)
  const close = () => wizard.send({ type: 'wizard.left' })
  const subject = encodeURIComponent(t`Unable to Signup: ${email}`)
  return (
    <>
      <div className={css.textBlock}>
        <PageHeading className={cx(pageTitle, css.title)}>{t`Create your account`}</PageHeading>
        <p className={cx(body, muted, css.address)}>{email}</p>
      </div>
      <Dialog
        open
        onClose={close}
        closeLabel={t`Close`}
        title={t`Unable to Signup`}
        description={
          <Trans>
            We don’t have a building for <strong className={css.address}>{email}</strong> yet. Write
            to us and we’ll look into it.
          </Trans>
        }
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              <Trans>Close</Trans>
            </Button>
            <LinkButton
              ref={takesFocus}
              variant="primary"
              href={`mailto:${supportEmail}?subject=${subject}`}
            >
              {supportEmail}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
