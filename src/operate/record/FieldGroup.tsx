import type { ReactNode } from 'react'
import { usePart } from './Contents'
import * as css from './record.css'

/** Fields of a record that belong together, below their heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = usePart(title)
  return (
    <section className={css.group}>
      <h2 id={id} tabIndex={-1} className={css.groupTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
