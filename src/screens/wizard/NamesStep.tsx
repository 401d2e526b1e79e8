import { Trans, useLingui } from '@lingui/react/macro'
import { acceptsTermsByGoingOn, fieldsOf, isNameMissing } from '@machines/wizard/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import { ImpliedTerms } from './ImpliedTerms'
import { StepFrame } from './StepFrame'
import type { StepProps } from './steps'
import { WizardFailure } from './WizardFailure'

const isFirstMissing = isNameMissing('first_name')
const isLastMissing = isNameMissing('last_name')

export function NamesStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { email, first_name, last_name } = useSelector(wizard, fieldsOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  const firstMissing = useSelector(wizard, isFirstMissing)
  const lastMissing = useSelector(wizard, isLastMissing)
  return (
    <StepFrame
      wizard={wizard}
      title={<Trans>Create your account</Trans>}
      text={<Trans>What shall we call you?</Trans>}
      problems={[
        ...(first_name.trim() === ''
          ? [{ field: 'first_name', text: t`Enter your first name` }]
          : []),
        ...(last_name.trim() === '' ? [{ field: 'last_name', text: t`Enter your last name` }] : []),
      ]}
    >
      <WizardFailure wizard={wizard} />
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field
        name="first_name"
        label={t`First name`}
        error={firstMissing ? t`Minimum 1 character` : undefined}
      >
        <Input
          name="given-name"
          autoComplete="given-name"
          value={first_name}
          maxLength={100}
          onChange={(event) =>
            wizard.send({ type: 'name.changed', field: 'first_name', value: event.target.value })
          }
          onBlur={() => wizard.send({ type: 'field.left', field: 'first_name' })}
        />
      </Field>
      <Field
        name="last_name"
        label={t`Last name`}
        error={lastMissing ? t`Minimum 1 character` : undefined}
      >
        <Input
          name="family-name"
          autoComplete="family-name"
          value={last_name}
          maxLength={100}
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
