import { FailureNotice } from '@features/platform/entry/FailureNotice'
import { Trans, useLingui } from '@lingui/react/macro'
import { isSignOutOwed } from '@machines/auth/session/selectors'
import type { SignInActor } from '@machines/auth/signIn/machine'
import {
  canSubmitEmail,
  emailOf,
  failureOf,
  hasEmailError,
  isBusy,
  isChoosingProvider,
  isDeactivated,
} from '@machines/auth/signIn/selectors'
import { useBrand } from '@shared/useBrand'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { PageHeading } from '@ui/heading/PageHeading'
import { Input } from '@ui/input/Input'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import { useState } from 'react'
import { CheckedForm } from './CheckedForm'
import * as css from './step.css'
import { useFirstFocus } from './useFirstFocus'

export function EmailStep({ signIn }: { signIn: SignInActor }) {
  const { t } = useLingui()
  const brand = useBrand()
  const email = useSelector(signIn, emailOf)
  const hasError = useSelector(signIn, hasEmailError)
  const busy = useSelector(signIn, isBusy)
  const canSubmit = useSelector(signIn, canSubmitEmail)
  const failure = useSelector(signIn, failureOf)
  // The dialog shows its own failure.
  const isCovered = useSelector(signIn, isChoosingProvider)
  const deactivated = useSelector(signIn, isDeactivated)
  // Only the browser knows this, so the server renders without it.
  const isHydrated = useIsHydrated()
  const isOwed = useShared('session', isSignOutOwed) && isHydrated
  // A page that begins with this step shows it at once.
  const [isNext] = useState(isHydrated)
  const form = useFirstFocus<HTMLFormElement>()
  const wrong = email === '' ? t`Enter your work email` : t`Invalid Email`
  // The input may contain more than an address, so the machine receives every submission.
  const submit = () => signIn.send({ type: 'email.submitted' })
  return (
    <CheckedForm
      ref={form}
      className={isNext ? css.nextStep : css.step}
      problems={canSubmit || busy ? [] : [{ field: 'email', text: wrong }]}
      onSubmit={submit}
      onRefused={submit}
      aria-busy={busy}
    >
      <div className={css.textBlock}>
        <PageHeading className={pageTitle}>{t`Welcome`}</PageHeading>
        <p className={cx(body, muted)}>
          <Trans>Sign in or sign up with your work email.</Trans>
        </p>
      </div>
      {deactivated && (
        <Notice tone="warning" title={t`This account is deactivated`} live>
          <Trans>
            Email <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>{' '}
            for help.
          </Trans>
        </Notice>
      )}
      {isOwed && (
        <Notice tone="warning" title={t`You’re signed out on this device`} live>
          <Trans>
            We’re waiting for the server to confirm. Keep this page open, and don’t pass the device
            on until this message is gone.
          </Trans>
        </Notice>
      )}
      {failure !== null && !isCovered && <FailureNotice failure={failure} />}
      <Field name="email" label={t`Work email`} error={hasError ? t`Invalid Email` : undefined}>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => signIn.send({ type: 'email.changed', email: event.target.value })}
          onBlur={() => signIn.send({ type: 'email.left' })}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        busyLabel={t`Looking up your address`}
      >
        <Trans>Next</Trans>
      </Button>
    </CheckedForm>
  )
}
