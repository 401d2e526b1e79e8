import type { Control } from '@machines/suites/setpoint/control'
import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import { type ReactNode, useId } from 'react'
import * as css from './suites.css'
import { useControlLabels } from './useControlLabels'

/** The region of one control. Choosing another one leaves the focus on its link and announces it. */
export function Stage({ control, children }: { control: Control; children: ReactNode }) {
  const label = useControlLabels()[control]
  const id = useId()
  const heading = useSpoken<HTMLHeadingElement>({ isThereFirst: true })
  return (
    <section
      className={cx(css.stage, control === 'temperature' && css.climate)}
      aria-labelledby={id}
    >
      <h2 ref={heading} id={id} className={visuallyHidden}>
        {label}
      </h2>
      {children}
    </section>
  )
}
