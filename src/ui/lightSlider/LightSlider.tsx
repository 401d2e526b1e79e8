import { cx } from '@ui/classes/cx'
import { RangeInput, type RangeProps } from '@ui/range/RangeInput'
import { useDrag } from '@ui/range/useDrag'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './LightSlider.css'

type Props = Omit<RangeProps, 'min' | 'max' | 'bigStep'> & {
  /** Current brightness; `value` is the requested one. Both 0 to 100. */
  current: number | null
  onDrag: (value: number) => void
  onChoose: (value: number) => void
  onCancel: () => void
}

/** Margins in pixels at the ends that count as maximum and minimum. */
const edge = 12

/** A tall slider that fills like a lamp, and glows with the current brightness. */
export function LightSlider({ current, onDrag, onChoose, onCancel, ...range }: Props) {
  const { value, valueText, disabled = false } = range
  const drag = useDrag({
    disabled,
    onDrag,
    onChoose,
    onCancel,
    valueAt: (_, y, box) => {
      const share = (box.bottom - edge - y) / (box.height - 2 * edge)
      return Math.round(Math.min(1, Math.max(0, share)) * 100)
    },
  })
  const shares = useOwnStyle(
    assignInlineVars({
      [css.share]: String(value / 100),
      [css.glow]: String((current ?? value) / 100),
    }),
  )
  return (
    <div className={cx(css.frame, disabled && css.disabled)} {...shares}>
      <span aria-hidden="true" className={css.halo} />
      <RangeInput {...range} min={0} max={100} bigStep={10} />
      <div {...drag} className={css.body} data-drag-box aria-hidden="true">
        <span className={css.textBlock}>{valueText}</span>
        <span className={css.fill}>
          <span className={css.fillMessage}>
            <span className={css.textBlock}>{valueText}</span>
          </span>
        </span>
        <span className={css.lip}>
          <span className={css.grip} />
        </span>
      </div>
    </div>
  )
}
