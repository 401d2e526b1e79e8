import { useSpoken } from '@ui/announcer/Announcement'
import { useProblem } from '@ui/form/FormContext'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useMemo } from 'react'
import * as css from './Field.css'
import { FieldContext } from './FieldContext'

type Props = {
  label: string
  /** Of what the surrounding form may say of it. */
  name?: string
  /** Keeps the label for screen readers only, where the place makes it plain. */
  labelHidden?: boolean
  /** At the end of the label's line: a counter, "optional". */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  /** The id of what else describes it, such as rules below it. */
  describedBy?: string
  /** One `Input`, `TextArea`, `PasswordInput`, `Select` or `CodeField`. */
  children: ReactNode
}

/** Label, hint and error of one control, wired to it by ids. An error is said when it appears; the hint stays with it. */
export function Field({
  label,
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
