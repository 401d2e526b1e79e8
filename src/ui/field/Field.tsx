import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useMemo } from 'react'
import * as css from './Field.css'
import { FieldContext } from './FieldContext'

type Props = {
  label: string
  /** Keeps the label for screen readers only, where the place makes it plain. */
  labelHidden?: boolean
  /** At the end of the label's line: a counter, "optional". */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  /** One `Input`, `TextArea`, `PasswordInput`, `Select` or `CodeField`. */
  children: ReactNode
}

/** Label, hint and error of one control, wired to it by ids. Errors are announced when they appear. */
export function Field({ label, labelHidden, aside, hint, error, required, children }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': invalid || undefined,
      required,
    }),
    [id, described, invalid, required],
  )
  const name = (
    <label htmlFor={id} className={css.label}>
      {label}
    </label>
  )
  return (
    <div className={css.field}>
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css.head}>
          {name}
          {aside && <span className={css.aside}>{aside}</span>}
        </div>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <div aria-live="polite" className={css.live}>
        {error && (
          <p id={`${id}-error`} className={css.error}>
            <CircleAlert aria-hidden="true" className={css.errorIcon} />
            {error}
          </p>
        )}
        {hint && !error && (
          <p id={`${id}-hint`} className={css.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
