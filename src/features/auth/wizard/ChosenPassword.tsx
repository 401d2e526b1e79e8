import { areUnequal, fieldsOf } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { PasswordFields } from '../password/PasswordFields'
import type { StepProps } from './StepProps'
import { useChosenPassword } from './useChosenPassword'

type Props = StepProps & { error?: string | undefined }

/** Fields for the wizard's new password. */
export function ChosenPassword({ wizard, error }: Props) {
  const { chosen } = useChosenPassword({ wizard })
  return (
    <PasswordFields
      email={useSelector(wizard, fieldsOf).email}
      {...chosen}
      areUnequal={useSelector(wizard, areUnequal)}
      error={error}
      onPassword={(password) => wizard.send({ type: 'password.changed', password })}
      onConfirmation={(confirmation) => wizard.send({ type: 'confirmation.changed', confirmation })}
      onConfirmationLeft={() => wizard.send({ type: 'field.left', field: 'confirmation' })}
    />
  )
}
