import { useLingui } from '@lingui/react/macro'
import type { Problem } from '@ui/form/FormContext'

type Chosen = {
  password: string
  confirmation: string
  checklist: readonly { met: boolean }[]
}

/** Validation errors of a new password, for the fields of `PasswordFields`. */
export function usePasswordProblems({ password, confirmation, checklist }: Chosen): Problem[] {
  const { t } = useLingui()
  if (checklist.some(({ met }) => !met)) {
    return [{ field: 'new-password', text: t`Your password doesn’t meet all the requirements yet` }]
  }
  if (confirmation === '') return [{ field: 'confirmation', text: t`Enter the password again` }]
  if (password === confirmation) return []
  return [{ field: 'confirmation', text: t`Passwords are not equal` }]
}
