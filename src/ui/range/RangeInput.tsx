import { readingKey } from '@ui/direction/readingKey'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import type { KeyboardEvent } from 'react'

export type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  /** Step of Page Up and Page Down. */
  bigStep: number
  /** The value as text with its unit: "72 °F". */
  valueText: string
  disabled?: boolean
  describedBy?: string | undefined
  /** Called with the difference when keys or a screen reader change the value. */
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
 * The native slider, visually hidden behind a drawn control, for keyboards, screen readers and
 * their gestures. The drawn control must show its focus (`:focus-visible`).
 */
export function RangeInput(props: RangeProps) {
  const { label, value, min, max, valueText, disabled = false, describedBy, onStep } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = stepsOf[readingKey(event.key)]?.(props)
    if (by === undefined) return
    // The native step would apply a second time.
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
