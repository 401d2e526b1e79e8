import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'

type Props = { value: string; onChange: (value: string) => void; autoFocus?: boolean }

/** The name of a floor or a suite. */
export function NameField({ value, onChange, autoFocus = false }: Props) {
  const { t } = useLingui()
  return (
    <Field name="name" label={t`Name`}>
      <Input
        value={value}
        maxLength={100}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
