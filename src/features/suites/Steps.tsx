import { useSpoken } from '@ui/announcer/Announcement'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import * as css from './suites.css'

type Step = { label: string; disabled: boolean; onPress: () => void }
type Props = {
  less: Step
  more: Step
  /** What goes on, between the two. */
  children: ReactNode
}

/** Minus and plus, beside whatever can also be dragged. */
export function Steps({ less, more, children }: Props) {
  const announcementRef = useSpoken<HTMLParagraphElement>({ isThereFirst: true })
  return (
    <div className={css.steps}>
      <StepButton {...less}>
        <Minus size={24} aria-hidden="true" />
      </StepButton>
      <p ref={announcementRef} className={css.reading}>
        {children}
      </p>
      <StepButton {...more}>
        <Plus size={24} aria-hidden="true" />
      </StepButton>
    </div>
  )
}

/** At the end of the way it stays where the focus is, and does nothing. */
function StepButton({ label, disabled, onPress, children }: Step & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress()
      }}
    >
      {children}
    </button>
  )
}
