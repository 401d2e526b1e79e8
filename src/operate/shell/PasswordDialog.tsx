import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { isAskingPassword } from '@machines/operate/console/selectors'
import type { PasswordForm } from '@machines/operate/console/setup'
import { fieldsOf, isSending, sendFailure } from '@machines/operate/form/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, useConsoleServices } from '../ConsoleContext'
import { useFailureText } from '../form/useFailureText'

/** Asks for the operator's password before a sensitive change. */
export function PasswordDialog() {
  const { console } = useConsoleServices()
  const isAsking = useConsole(isAskingPassword)
  const form = console.getSnapshot().children.confirmPassword
  return isAsking && form !== undefined ? <AskPassword form={form} /> : null
}

function AskPassword({ form }: { form: ActorRefFrom<PasswordForm> }) {
  const { t } = useLingui()
  const id = useId()
  const { password } = useSelector(form, fieldsOf)
  const failure = useSelector(form, sendFailure)
  const busy = useSelector(form, isSending)
  const failureText = useFailureText()
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  return (
    <Dialog
      open
      onClose={() => form.send({ type: 'form.dismissed' })}
      closeLabel={t`Close`}
      title={t`Confirm it’s you`}
      description={<Trans>Enter your password to make this change.</Trans>}
      footer={
        <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={t`Checking`}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Form
        id={id}
        problems={password === '' ? [{ field: 'password', text: t`Enter your password` }] : []}
        summaryTitle={t`Something’s missing or needs fixing`}
        onSubmit={() => form.send({ type: 'form.submitted' })}
      >
        {failure !== null && !isWrong && (
          <Notice tone="danger" live>
            {failureText(failure)}
          </Notice>
        )}
        <Field
          name="password"
          label={t`Password`}
          error={isWrong ? t`That password isn’t right` : undefined}
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
      </Form>
    </Dialog>
  )
}
