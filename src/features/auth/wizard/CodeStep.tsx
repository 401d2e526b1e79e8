import { Trans, useLingui } from '@lingui/react/macro'
import { codeOf, failureOf, fieldsOf, isBusy } from '@machines/auth/wizard/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useSelector } from '@shared/useSelector'
import { CodeField } from '@ui/codeField/CodeField'
import { Field } from '@ui/field/Field'
import { ResendCode } from './ResendCode'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'
import { WizardFailure } from './WizardFailure'

/** Four digits, submitted automatically; the user can correct a wrong code and submit it again. */
export function CodeStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email } = useSelector(wizard, fieldsOf)
  const code = useSelector(wizard, codeOf)
  const failure = useSelector(wizard, failureOf)
  const isWrong = failure !== null && isRefusedWith(failure, 'code_invalid')
  return (
    <StepFrame
      wizard={wizard}
      title={t`Enter the code`}
      text={
        <Trans>
          We sent it to <strong className={css.address}>{email}</strong>. It’s valid for 24 hours.
        </Trans>
      }
      next={<Trans>Confirm</Trans>}
      busyLabel={t`Checking the code`}
      problems={[{ field: 'code', text: t`Enter all four digits of the code` }]}
      hasFailed={isWrong}
      inPlace
      after={<ResendCode wizard={wizard} />}
    >
      <WizardFailure wizard={wizard} except={['code_invalid']} />
      <Field name="code" label={t`Code`} error={isWrong ? t`Please enter a valid code` : undefined}>
        <CodeField
          name="code"
          value={code}
          busy={useSelector(wizard, isBusy)}
          onComplete={() => wizard.send({ type: 'step.next' })}
          onChange={(digits) => wizard.send({ type: 'code.changed', code: digits })}
        />
      </Field>
    </StepFrame>
  )
}
