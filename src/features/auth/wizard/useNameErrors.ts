import { useLingui } from '@lingui/react/macro'
import { type NameError, nameErrorOf } from '@rules/account/personName'
import type { Problem } from '@ui/form/FormContext'

type Names = { first_name: string; last_name: string }

/** Messages for invalid names, shown under the field and in the form's summary. */
export function useNameErrors() {
  const { t } = useLingui()
  const textOf = (error: NameError | null): string | undefined => {
    if (error === null) return undefined
    return error === 'missing' ? t`Minimum 1 character` : t`Enter a name without links or symbols`
  }
  const problemsOf = ({ first_name, last_name }: Names): Problem[] => {
    const missing = { first_name: t`Enter your first name`, last_name: t`Enter your last name` }
    return Object.entries({ first_name, last_name }).flatMap(([field, name]) => {
      const error = nameErrorOf(name)
      if (error === null) return []
      const text = error === 'missing' ? missing[field as keyof Names] : textOf(error)
      return [{ field, text: text ?? '' }]
    })
  }
  return { textOf, problemsOf }
}
