import { FailureNotice } from '@features/platform/entry/FailureNotice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInActor } from '@machines/auth/signIn/machine'
import { emailOf, failureOf, isBusy, passwordOf } from '@machines/auth/signIn/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { PageHeading } from '@ui/heading/PageHeading'
import { mirrored } from '@ui/icon/mirrored.css'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { CheckedForm } from './CheckedForm'
import * as css from './step.css'
import { useFirstFocus } from './useFirstFocus'

export function PasswordStep({ signIn }: { signIn: SignInActor }) {
  const { t } = useLingui()
  const email = useSelector(signIn, emailOf)
  const password = useSelector(signIn, passwordOf)
  const busy = useSelector(signIn, isBusy)
  const failure = useSelector(signIn, failureOf)
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  const form = useFirstFocus<HTMLFormElement>(isWrong)
  const isMissing = password === '' && !busy
  return (
    <CheckedForm
      ref={form}
      className={css.nextStep}
      problems={isMissing ? [{ field: 'password', text: t`Enter your password` }] : []}
      onSubmit={() => signIn.send({ type: 'password.submitted' })}
      aria-busy={busy}
    >
      <div className={css.back}>
        <Button
          variant="ghost"
          icon={<ArrowLeft size={20} aria-hidden="true" className={mirrored} />}
          onClick={() => signIn.send({ type: 'step.back' })}
        >
          <Trans>Back</Trans>
        </Button>
      </div>
      <div className={css.textBlock}>
        <PageHeading className={pageTitle}>{t`Enter your password`}</PageHeading>
        <p className={cx(body, muted, css.address)}>{email}</p>
      </div>
      {failure !== null && !isWrong && <FailureNotice failure={failure} />}
      {/* Password managers pair the password with this address. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="password"
        label={t`Password`}
        error={isWrong ? t`User email or password doesn't match` : undefined}
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={password}
          onChange={(event) =>
            signIn.send({ type: 'password.changed', password: event.target.value })
          }
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        busyLabel={t`Signing in`}
      >
        <Trans>Sign in</Trans>
      </Button>
      <Button variant="ghost" onClick={() => signIn.send({ type: 'password.forgotten' })}>
        <Trans>Forgot password?</Trans>
      </Button>
    </CheckedForm>
  )
}
