import { useSpoken } from '@ui/announcer/Announcement'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import * as css from './suites.css'

type Step = { label: string; disabled: boolean; onPress: () => void }
type Props = {
  less: Step
  more: Step
  /** Whether changes are announced: not while another message explains them. */
  speaks: boolean
  /** Rendered between the two buttons. */
  children: ReactNode
}

/** Minus and plus buttons, as an alternative to dragging. */
export function Steps({ less, more, speaks, children }: Props) {
  const announcementRef = useSpoken<HTMLParagraphElement>({ speaks, isThereFirst: true })
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

/** Disabled with `aria-disabled` at the limit, so that it retains the focus. */
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
