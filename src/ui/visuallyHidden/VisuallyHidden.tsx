import type { ComponentProps } from 'react'
import { visuallyHidden } from './VisuallyHidden.css'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={visuallyHidden} />
}
