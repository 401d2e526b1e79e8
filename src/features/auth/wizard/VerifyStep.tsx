import { Trans, useLingui } from '@lingui/react/macro'
import { hasMovedOn } from '@machines/auth/wizard/address'
import { fieldsOf, hasEmailError, isCodeOnItsWay, isReset } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { EmptyCode } from '@ui/codeField/CodeField'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'
import { WizardFailure } from './WizardFailure'

export function VerifyStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email } = useSelector(wizard, fieldsOf)
  const resets = useSelector(wizard, isReset)
  const isSent = useSelector(wizard, isCodeOnItsWay)
  const movedOn = useSelector(wizard, hasMovedOn)
  const hasError = useSelector(wizard, hasEmailError)
  const address = <strong className={css.address}>{email}</strong>
  return (
    <StepFrame
      wizard={wizard}
      title={resets ? t`Reset your password` : t`Verify your account`}
      text={
        resets ? (
          <Trans>We’ll send a four-digit code to your work email.</Trans>
        ) : isSent ? (
          <Trans>We’ve sent a four-digit code to {address}.</Trans>
        ) : (
          <Trans>We’ll send a four-digit code to {address}.</Trans>
        )
      }
      next={isSent ? <Trans>Enter the code</Trans> : <Trans>Send the code</Trans>}
      busyLabel={t`Sending the code`}
      inPlace={!movedOn}
      problems={[
        { field: 'email', text: email === '' ? t`Enter your work email` : t`Invalid Email` },
      ]}
    >
      <WizardFailure wizard={wizard} />
      {!resets && <EmptyCode />}
      {resets && (
        <Field name="email" label={t`Work email`} error={hasError ? t`Invalid Email` : undefined}>
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
