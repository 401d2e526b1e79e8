import { cx } from '@ui/classes/cx'
import { useField } from '@ui/field/FieldContext'
import type { ComponentProps } from 'react'
import * as css from './Input.css'

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useField()} {...props} className={cx(css.control, css.area)} />
}
