import { useSpoken } from '@ui/announcer/Announcement'
import { errorIcon, error as errorStyle } from '@ui/field/Field.css'
import { useProblem } from '@ui/form/FormContext'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import * as css from './Checkbox.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'ref'> & {
  /** May contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  indeterminate?: boolean
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, hint, error: ownError, indeterminate = false, ...rest }: Props) {
  const id = useId()
  const problem = useProblem(rest.name)
  const error = ownError ?? problem.error
  const box = useRef<HTMLInputElement>(null)
  const trouble = useSpoken<HTMLDivElement>()
  useEffect(() => {
    // Only the property exists, not an attribute.
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={css.row}>
        <input
          id={problem.id}
          {...rest}
          ref={box}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-labelledby={`${id}-label`}
          className={css.box}
        />
        <span className={css.textBlock}>
          <span id={`${id}-label`} className={css.label}>
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <div ref={trouble}>
        {error && (
          <p id={`${id}-error`} className={errorStyle}>
            <CircleAlert aria-hidden="true" className={errorIcon} />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
