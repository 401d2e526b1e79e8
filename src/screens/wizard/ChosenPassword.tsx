import {
  areUnequal,
  confirmationOf,
  fieldsOf,
  passwordChecklist,
  passwordOf,
} from '@machines/wizard/selectors'
import { PasswordFields } from '@screens/password/PasswordFields'
import { useSelector } from '@xstate/react'
import type { StepProps } from './steps'

type Props = StepProps & { error?: string | undefined }

/** The password that this run of the wizard chooses. */
export function ChosenPassword({ wizard, error }: Props) {
  return (
    <PasswordFields
      email={useSelector(wizard, fieldsOf).email}
      password={useSelector(wizard, passwordOf)}
      confirmation={useSelector(wizard, confirmationOf)}
      checklist={useSelector(wizard, passwordChecklist, isSame)}
      areUnequal={useSelector(wizard, areUnequal)}
      error={error}
      onPassword={(password) => wizard.send({ type: 'password.changed', password })}
      onConfirmation={(confirmation) => wizard.send({ type: 'confirmation.changed', confirmation })}
      onConfirmationLeft={() => wizard.send({ type: 'field.left', field: 'confirmation' })}
    />
  )
}

type Items = ReturnType<typeof passwordChecklist>
const isSame = (a: Items, b: Items) => a.every(({ met }, at) => met === b[at]?.met)
