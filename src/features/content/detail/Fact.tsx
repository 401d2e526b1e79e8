import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import type { ReactNode } from 'react'
import * as css from './detail.css'

/** One fact: an icon (20 px), a label for screen readers, and the content. */
export function Fact(props: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factIcon}>
        <span aria-hidden="true">{props.icon}</span>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </dt>
      <dd className={css.factLabel}>{props.children}</dd>
    </div>
  )
}
