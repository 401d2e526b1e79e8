import { cx } from '@ui/classes/cx'
import { type Tone, tone as toneStyle } from '@ui/tone/tones.css'
import type { ReactNode } from 'react'
import { pill } from './StatusPill.css'

/** A status as text with an icon (16 px), because color alone is not accessible. */
export function StatusPill(props: { tone?: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={cx(pill, toneStyle[props.tone ?? 'neutral'])}>
      <span aria-hidden="true">{props.icon}</span>
      {props.children}
    </span>
  )
}
