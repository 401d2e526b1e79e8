import { useLingui } from '@lingui/react/macro'
import type { PasswordDemand } from '@rules/auth/password'
import { Checklist } from '@ui/checklist/Checklist'
import { Field } from '@ui/field/Field'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { useId } from 'react'

type Props = {
  /** Password managers pair the password with this address. */
  email: string
  password: string
  confirmation: string
  checklist: readonly { id: PasswordDemand; met: boolean }[]
  areUnequal: boolean
  /** The server's message that this password was used before. */
  error?: string | undefined
  onPassword: (password: string) => void
  onConfirmation: (confirmation: string) => void
  onConfirmationLeft: () => void
}

/** Fields for a new password: a checklist of its requirements, and a confirmation. */
export function PasswordFields(props: Props) {
  const { t } = useLingui()
  const rules = useId()
  const labels: Record<PasswordDemand, string> = {
    length: t`At least 8 characters`,
    cases: t`Upper and lower case letters`,
    number: t`At least one number`,
    special: t`At least one special character`,
  }
  return (
    <>
      <input type="text" name="email" autoComplete="username" value={props.email} readOnly hidden />
      <Field name="new-password" label={t`New password`} describedBy={rules} error={props.error}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={props.password}
          onChange={(event) => props.onPassword(event.target.value)}
        />
      </Field>
      <Checklist
        id={rules}
        label={t`Your password needs`}
        metLabel={t`done`}
        unmetLabel={t`still missing`}
        items={props.checklist.map(({ id, met }) => ({ id, met, label: labels[id] }))}
      />
      <Field
        name="confirmation"
        label={t`Confirm password`}
        error={props.areUnequal ? t`Passwords are not equal` : undefined}
      >
        <PasswordInput
          name="confirm-password"
          autoComplete="new-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={props.confirmation}
          onChange={(event) => props.onConfirmation(event.target.value)}
          onBlur={props.onConfirmationLeft}
        />
      </Field>
    </>
  )
}
