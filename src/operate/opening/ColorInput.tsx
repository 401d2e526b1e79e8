import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import * as css from './opening.css'

type Props = {
  label: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A color as text, and the browser's own picker beside it. */
export function ColorInput({ label, value, error, onChange }: Props) {
  return (
    <Field label={label} error={error}>
      <span className={css.colorField}>
        <input
          type="color"
          className={css.swatch}
          aria-label={label}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={onChange}
        />
        <Input value={value} spellCheck={false} maxLength={9} onChange={onChange} />
      </span>
    </Field>
  )
}
