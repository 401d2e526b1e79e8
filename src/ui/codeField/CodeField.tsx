import { useField } from '@ui/field/FieldContext'
import type { ComponentProps } from 'react'
import * as css from './CodeField.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (digits: string) => void
  /** Called once with the last digit. */
  onComplete?: (digits: string) => void
  length?: number
}

/** Boxes for the eye, one input for hands, paste, one-time codes and screen readers. Label it with a `Field`. */
export function CodeField({ value, onChange, onComplete, length = 4, ...rest }: Props) {
  const next = Math.min(value.length, length - 1)
  const toEnd = (input: HTMLInputElement) => input.setSelectionRange(length, length)
  return (
    <span className={css.frame}>
      <input
        {...useField()}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        {...rest}
        type="text"
        value={value}
        // The digits are drawn in the boxes, so a caret in mid-code could not be seen.
        onSelect={(event) => {
          const input = event.currentTarget
          if (input.selectionStart === input.selectionEnd) toEnd(input)
        }}
        // No maxLength: it would cut "12 34" before the space is gone.
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length)
          if (digits === value) return
          onChange(digits)
          if (digits.length === length) onComplete?.(digits)
        }}
        className={css.input}
      />
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          data-next={at === next ? '' : undefined}
          className={css.box}
        >
          {value[at]}
        </span>
      ))}
    </span>
  )
}
