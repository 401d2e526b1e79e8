import { maxPersonNameLength } from '@contract/personName'
import { Trans, useLingui } from '@lingui/react/macro'
import { acceptsTermsByGoingOn, fieldsOf, nameError } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { ImpliedTerms } from './ImpliedTerms'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { useNameErrors } from './useNameErrors'
import { WizardFailure } from './WizardFailure'

const firstError = nameError('first_name')
const lastError = nameError('last_name')

export function NamesStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email, first_name, last_name } = useSelector(wizard, fieldsOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  const names = useNameErrors()
  const firstProblem = names.textOf(useSelector(wizard, firstError))
  const lastProblem = names.textOf(useSelector(wizard, lastError))
  return (
    <StepFrame
      wizard={wizard}
      title={t`Create your account`}
      text={<Trans>What should we call you?</Trans>}
      busyLabel={t`Creating your account`}
      problems={names.problemsOf({ first_name, last_name })}
    >
      <WizardFailure wizard={wizard} />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field name="first_name" label={t`First name`} error={firstProblem}>
        <Input
          name="given-name"
          autoComplete="given-name"
          value={first_name}
          maxLength={maxPersonNameLength}
          onChange={(event) =>
            wizard.send({ type: 'name.changed', field: 'first_name', value: event.target.value })
          }
          onBlur={() => wizard.send({ type: 'field.left', field: 'first_name' })}
        />
      </Field>
      <Field name="last_name" label={t`Last name`} error={lastProblem}>
        <Input
          name="family-name"
          autoComplete="family-name"
          value={last_name}
          maxLength={maxPersonNameLength}
          onChange={(event) =>
            wizard.send({ type: 'name.changed', field: 'last_name', value: event.target.value })
          }
          onBlur={() => wizard.send({ type: 'field.left', field: 'last_name' })}
        />
      </Field>
      {isImplied && <ImpliedTerms />}
    </StepFrame>
  )
}
