import { readingKey } from '@ui/direction/readingKey'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import type { KeyboardEvent } from 'react'

export type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  /** Of Page Up and Page Down. */
  bigStep: number
  /** The value in words, with its unit: "72 °F". */
  valueText: string
  disabled?: boolean
  describedBy?: string | undefined
  /** By so much it is moved with keys, or by what a screen reader offers. */
  onStep: (by: number) => void
}

const stepsOf: Record<string, (range: RangeProps) => number> = {
  ArrowUp: () => 1,
  ArrowRight: () => 1,
  ArrowDown: () => -1,
  ArrowLeft: () => -1,
  PageUp: ({ bigStep }) => bigStep,
  PageDown: ({ bigStep }) => -bigStep,
  Home: ({ min, value }) => min - value,
  End: ({ max, value }) => max - value,
}

/**
 * The platform's slider, unseen, behind something that is drawn: it is what keyboards and screen readers meet, and the
 * gestures of these come with it. Whoever draws shows its focus (`:focus-visible`).
 */
export function RangeInput(props: RangeProps) {
  const { label, value, min, max, valueText, disabled = false, describedBy, onStep } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = stepsOf[readingKey(event.key)]?.(props)
    if (by === undefined) return
    // Its own step would be the same one again.
    event.preventDefault()
    onStep(by)
  }
  return (
    <input
      type="range"
      className={visuallyHidden}
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      min={min}
      max={max}
      step={1}
      value={value}
      disabled={disabled}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => onStep(currentTarget.valueAsNumber - value)}
    />
  )
}
