import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import * as css from './form.css'

type Props = {
  /** The name under which the surrounding form reports errors. */
  name?: string
  label: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A color as text, and the browser's own picker beside it. */
export function ColorInput({ name, label, hint, value, error, onChange }: Props) {
  return (
    <Field {...(name !== undefined && { name })} label={label} hint={hint} error={error}>
      <span className={css.colorField}>
        <input
          type="color"
          className={cx(css.swatch, value.trim() === '' && css.noColor)}
          aria-label={label}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={onChange}
        />
        <Input value={value} spellCheck={false} maxLength={9} onChange={onChange} />
      </span>
    </Field>
  )
}
