import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { isHidden, isPostponed, isSigningInAgain } from '@machines/operate/console/selectors'
import type { SignInForm } from '@machines/operate/console/setup'
import { fieldsOf, isSending, sendFailure } from '@machines/operate/form/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { Input } from '@ui/input/Input'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, useConsoleServices } from '../ConsoleContext'
import * as css from '../form/form.css'
import { useFailureText } from '../form/useFailureText'

/** Asks for the password when the session has ended, so that the page keeps what was typed. */
export function SignInAgain() {
  const isAsking = useConsole(isSigningInAgain)
  const form = useConsole(({ children }) => children.signInAgain)
  return isAsking && form !== undefined ? <SignInDialog form={form} /> : null
}

function SignInDialog({ form }: { form: ActorRefFrom<SignInForm> }) {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  const id = useId()
  const hidden = useConsole(isHidden)
  const { email, password } = useSelector(form, fieldsOf)
  const failure = useSelector(form, sendFailure)
  const busy = useSelector(form, isSending)
  const failureText = useFailureText({
    credentials_not_match: t`That password isn’t right`,
  })
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  const signOut = () => console.send({ type: 'signOut.pressed' })
  return (
    <Dialog
      open
      // Without the page behind it, there is nothing to return to.
      onClose={hidden ? signOut : () => form.send({ type: 'form.dismissed' })}
      closeLabel={t`Close`}
      title={t`Your session has ended`}
      description={<Trans>Sign in again, and go on where you were. Your changes are kept.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={signOut}>
            <Trans>Use another account</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={t`Signing in`}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={id}
        className={css.fields}
        problems={password === '' ? [{ field: 'password', text: t`Enter your password` }] : []}
        summaryTitle={t`Something’s missing or needs fixing`}
        onSubmit={() => form.send({ type: 'form.submitted' })}
      >
        {failure !== null && !isWrong && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        <Field name="email" label={t`Email`}>
          <Input type="email" autoComplete="username" readOnly value={email} />
        </Field>
        <Field
          name="password"
          label={t`Password`}
          error={isWrong ? failureText(failure) : undefined}
        >
          <PasswordInput
            autoFocus
            value={password}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            onChange={({ target }) =>
              form.send({ type: 'field.changed', name: 'password', value: target.value })
            }
          />
        </Field>
        <p className={muted}>
          <Trans>
            If your company signs you in, use the{' '}
            <TextLink href="/login" target="_blank">
              sign-in of your building
            </TextLink>{' '}
            in another tab. This page then goes on by itself.
          </Trans>
        </p>
      </Form>
    </Dialog>
  )
}

/** Says that the page is shown without a session, after the operator has closed the dialog. */
export function SessionNotice() {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  if (!useConsole(isPostponed)) return null
  return (
    <Notice tone="warning" live title={t`Your session has ended`}>
      <Button variant="secondary" onClick={() => console.send({ type: 'signIn.needed' })}>
        <Trans>Sign in again</Trans>
      </Button>
    </Notice>
  )
}
