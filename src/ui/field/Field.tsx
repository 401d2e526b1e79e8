import { useSpoken } from '@ui/announcer/Announcement'
import { useProblem } from '@ui/form/FormContext'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useMemo } from 'react'
import * as css from './Field.css'
import { FieldContext } from './FieldContext'

type Props = {
  label: string
  /** The label's language, if it is not the page's. */
  lang?: string | undefined
  /** The name under which the surrounding form reports errors. */
  name?: string
  /** Hides the label visually if the context makes it obvious. */
  labelHidden?: boolean
  /** At the end of the label's line: a counter, "optional". */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  /** The id of another description, such as rules below the field. */
  describedBy?: string
  /** An `Input`, `TextArea`, `PasswordInput`, `Select` or `CodeField`. */
  children: ReactNode
}

/**
 * Label, hint and error of one control, connected by ids. A new error is announced; the hint
 * remains visible.
 */
export function Field({
  label,
  lang,
  name: fieldName,
  labelHidden,
  aside,
  hint,
  error: ownError,
  required,
  describedBy,
  children,
}: Props) {
  const own = useId()
  const problem = useProblem(fieldName)
  const id = problem.id ?? own
  const error = ownError ?? problem.error
  const described = [error && `${id}-error`, hint && `${id}-hint`, describedBy]
    .filter(Boolean)
    .join(' ')
  const invalid = Boolean(error)
  const trouble = useSpoken<HTMLDivElement>()
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
    <label htmlFor={id} lang={lang} className={css.label}>
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
      <div ref={trouble} className={css.below}>
        {error && (
          <p id={`${id}-error`} className={css.error}>
            <CircleAlert aria-hidden="true" className={css.errorIcon} />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
