import { Trans, useLingui } from '@lingui/react/macro'
import { fieldsOf, hasEmailError, isCodeOnItsWay, isReset } from '@machines/wizard/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './steps'
import { WizardFailure } from './WizardFailure'

export function VerifyStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email } = useSelector(wizard, fieldsOf)
  const resets = useSelector(wizard, isReset)
  const isSent = useSelector(wizard, isCodeOnItsWay)
  const hasError = useSelector(wizard, hasEmailError)
  const address = <strong className={css.address}>{email}</strong>
  return (
    <StepFrame
      wizard={wizard}
      title={resets ? <Trans>Reset your password</Trans> : <Trans>Verify your account</Trans>}
      text={
        resets ? (
          <Trans>We send a code of four digits to your work e-mail.</Trans>
        ) : isSent ? (
          <Trans>We have sent a code of four digits to {address}.</Trans>
        ) : (
          <Trans>We send a code of four digits to {address}.</Trans>
        )
      }
      next={isSent ? <Trans>Enter the code</Trans> : <Trans>Send the code</Trans>}
      busyLabel={t`Sending the code`}
    >
      <WizardFailure wizard={wizard} />
      {resets && (
        <Field label={t`Work e-mail`} error={hasError ? t`Invalid Email` : undefined}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => wizard.send({ type: 'email.changed', email: event.target.value })}
            onBlur={() => wizard.send({ type: 'field.left', field: 'email' })}
          />
        </Field>
      )}
    </StepFrame>
  )
}
