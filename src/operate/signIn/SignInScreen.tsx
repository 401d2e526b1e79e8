import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { SignInForm } from '@machines/operate/console/setup'
import { fieldsOf, isSending, sendFailure } from '@machines/operate/form/selectors'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { PageHeading } from '@ui/heading/PageHeading'
import { Input } from '@ui/input/Input'
import { TextLink } from '@ui/link/TextLink'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { useFailureText } from '../form/useFailureText'
import * as css from './SignIn.css'

/** The console's sign-in: accounts are those of the tenants' app. */
export function SignInScreen() {
  const form = useConsole(({ children }) => children.signIn)
  if (form === undefined) return null
  return <SignIn form={form} />
}

function SignIn({ form }: { form: ActorRefFrom<SignInForm> }) {
  const { t } = useLingui()
  const fields = useSelector(form, fieldsOf)
  const failure = useSelector(form, sendFailure)
  const busy = useSelector(form, isSending)
  const failureText = useFailureText()
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  const change = (name: 'email' | 'password', value: string) =>
    form.send({ type: 'field.changed', name, value })
  const problems = [
    ...(fields.email === '' ? [{ field: 'email', text: t`Enter your email address` }] : []),
    ...(fields.password === '' ? [{ field: 'password', text: t`Enter your password` }] : []),
  ]
  return (
    <main className={css.screen}>
      <div className={css.panel}>
        <p className={css.mark}>Portico</p>
        <PageHeading className={css.title}>{t`Sign in to the console`}</PageHeading>
        <Form
          className={css.form}
          problems={problems}
          summaryTitle={t`Something’s missing or needs fixing`}
          onSubmit={() => form.send({ type: 'form.submitted' })}
        >
          {failure !== null && (
            <Notice tone="danger" live>
              {isWrong ? t`Email address and password don’t match.` : failureText(failure)}
            </Notice>
          )}
          <Field name="email" label={t`Email`}>
            <Input
              type="email"
              name="email"
              autoComplete="username"
              autoFocus
              value={fields.email}
              onChange={({ target }) => change('email', target.value)}
            />
          </Field>
          <Field name="password" label={t`Password`}>
            <PasswordInput
              name="password"
              value={fields.password}
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              onChange={({ target }) => change('password', target.value)}
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
        </Form>
        <p className={css.note}>
          <Trans>
            If your company signs you in, or you’ve forgotten your password, use the{' '}
            <TextLink href="/login">sign-in of your building</TextLink> first and come back.
          </Trans>
        </p>
      </div>
    </main>
  )
}
