import type { ReactNode } from 'react'
import * as css from './record.css'

/** Fields of a record that belong together, below their heading. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.group}>
    <h2 className={css.groupTitle}>{title}</h2>
    {children}
  </section>
)
