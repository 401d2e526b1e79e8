import { type ReactNode, useId } from 'react'
import * as css from './Section.css'

type Props = { title: string; action: ReactNode; children: ReactNode }

/** A list below the fields of the record that it belongs to. */
export function Section({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
