import { cx } from '@ui/classes/cx'
import { useField } from '@ui/field/FieldContext'
import { firstFocus } from '@ui/focus/takesFocus'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './Input.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  /** A 20 px icon inside the control, before the text. */
  icon?: ReactNode
}

/** A single-line text input. Inside a `Field`, it is labelled and described by it. */
export function Input({ icon, ...rest }: Props) {
  const field = useField()
  const input = (
    <input
      {...field}
      {...rest}
      ref={firstFocus(rest)}
      className={cx(css.control, Boolean(icon) && css.withStart)}
    />
  )
  if (!icon) return input
  return (
    <span className={css.affixed}>
      <span aria-hidden="true" className={css.start}>
        {icon}
      </span>
      {input}
    </span>
  )
}
