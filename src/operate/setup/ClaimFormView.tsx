import { isEmail } from '@contract/email'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { ClaimFields, ClaimForm } from '@machines/operate/claim/machine'
import { fieldsOf, isSending, sendFailure } from '@machines/operate/form/selectors'
import { nameErrorOf } from '@rules/account/personName'
import { checklistOf, isStrong, type PasswordDemand } from '@rules/auth/password'
import { Button } from '@ui/button/Button'
import { Checklist } from '@ui/checklist/Checklist'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { PageHeading } from '@ui/heading/PageHeading'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import * as frame from '../signIn/SignIn.css'

/** Name, address and password of the first operator. */
export function ClaimFormView({ form }: { form: ActorRefFrom<ClaimForm> }) {
  const { t } = useLingui()
  const rules = useId()
  const fields = useSelector(form, fieldsOf) as ClaimFields
  const busy = useSelector(form, isSending)
  const failure = useSelector(form, sendFailure)
  const failureText = useFailureText()
  const labels: Record<PasswordDemand, string> = {
    length: t`At least 8 characters`,
    cases: t`Upper and lower case letters`,
    number: t`At least one number`,
    special: t`At least one special character`,
  }
  const change = (name: keyof ClaimFields) => (event: { target: { value: string } }) =>
    form.send({ type: 'field.changed', name, value: event.target.value })
  const problems = [
    ...(nameErrorOf(fields.first_name) === null
      ? []
      : [{ field: 'first_name', text: t`Enter your first name` }]),
    ...(nameErrorOf(fields.last_name) === null
      ? []
      : [{ field: 'last_name', text: t`Enter your last name` }]),
    ...(isEmail(fields.email) ? [] : [{ field: 'email', text: t`Enter a complete email address` }]),
    ...(isStrong(fields.password)
      ? []
      : [{ field: 'password', text: t`Choose a password that meets the list` }]),
  ]
  const text = (() => {
    if (failure === null) return null
    if (isRefusedWith(failure, 'account_exists'))
      return t`There is an account with this address already.`
    if (isRefusedWith(failure, 'password_too_weak'))
      return t`This password is easy to guess. Choose another one.`
    if (isRefusedWith(failure, 'setup_link_invalid'))
      return t`The link no longer works. Restart the server: it prints a new one.`
    return failureText(failure)
  })()
  return (
    <>
      <PageHeading className={frame.title}>{t`Create the first admin account`}</PageHeading>
      <p className={muted}>
        <Trans>This account has full access. You can add others later.</Trans>
      </p>
      <Form
        className={frame.form}
        problems={problems}
        summaryTitle={t`Something’s missing or needs fixing`}
        onSubmit={() => form.send({ type: 'form.submitted' })}
      >
        {text !== null && (
          <Notice tone="danger" live>
            {text}
          </Notice>
        )}
        <Field name="first_name" label={t`First name`}>
          <Input
            autoComplete="given-name"
            value={fields.first_name}
            onChange={change('first_name')}
          />
        </Field>
        <Field name="last_name" label={t`Last name`}>
          <Input
            autoComplete="family-name"
            value={fields.last_name}
            onChange={change('last_name')}
          />
        </Field>
        <Field name="email" label={t`Email`}>
          <Input
            type="email"
            autoComplete="username"
            value={fields.email}
            onChange={change('email')}
          />
        </Field>
        <Field name="password" label={t`Password`} describedBy={rules}>
          <PasswordInput
            autoComplete="new-password"
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={fields.password}
            onChange={change('password')}
          />
        </Field>
        <Checklist
          id={rules}
          label={t`Your password needs`}
          metLabel={t`done`}
          unmetLabel={t`still missing`}
          items={checklistOf(fields.password).map(({ id, met }) => ({
            id,
            met,
            label: labels[id],
          }))}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busy}
          busyLabel={t`Creating your account`}
        >
          <Trans>Create account</Trans>
        </Button>
      </Form>
    </>
  )
}
