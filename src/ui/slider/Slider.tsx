import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ComponentProps, useId } from 'react'
import * as css from './Slider.css'

type Props = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'style'
> & {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** The value as text, visible and announced: "45 %". */
  valueText: string
}

/**
 * The native range input, with its keyboard interaction: arrows, Page Up and Down, Home and End.
 */
export function Slider({ label, value, onChange, min = 0, max = 100, valueText, ...rest }: Props) {
  const id = useId()
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  const track = useOwnStyle(assignInlineVars({ [css.fill]: String(share) }))
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span aria-hidden="true" className={css.value}>
          {valueText}
        </span>
      </div>
      <input
        {...rest}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={css.range}
        {...track}
      />
    </div>
  )
}
