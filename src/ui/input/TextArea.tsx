import { cx } from '@ui/classes/cx'
import { useField } from '@ui/field/FieldContext'
import type { ComponentProps } from 'react'
import * as css from './Input.css'

/** A multi-line text input; grows with its text if the browser supports it. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useField()} {...props} className={cx(css.control, css.area)} />
}
