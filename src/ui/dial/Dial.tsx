import { cx } from '@ui/classes/cx'
import { RangeInput, type RangeProps } from '@ui/range/RangeInput'
import { useDrag } from '@ui/range/useDrag'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useId } from 'react'
import * as css from './Dial.css'
import { angleOf, arc, pointAt, shareAt, shareOf, size } from './geometry'

type Props = Omit<RangeProps, 'onStep'> & {
  /** The current value; `value` is the requested one. */
  current: number | null
  onStep: (by: number) => void
  onDrag: (value: number) => void
  onChoose: (value: number) => void
  onCancel: () => void
  /** Labels of minimum and maximum at the ends of the ring. */
  ends: readonly [least: string, most: string]
  /** Content of the middle. */
  children: ReactNode
}

/** A round dial with a step for each whole number; its ring is draggable. */
export function Dial({ current, ends, onDrag, onChoose, onCancel, children, ...range }: Props) {
  const { value, min, max, disabled = false } = range
  const id = useId()
  const drag = useDrag({
    disabled,
    onDrag,
    onChoose,
    onCancel,
    valueAt: (x, y, box) =>
      Math.round(min + shareAt(x - box.left, y - box.top, box.width) * (max - min)),
  })
  const share = shareOf(value, min, max)
  const filled = useOwnStyle(assignInlineVars({ [css.share]: String(share) }))
  const turned = useOwnStyle(assignInlineVars({ [css.turn]: `${angleOf(share)}deg` }))
  const now = current === null ? null : shareOf(current, min, max)
  const steps = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  return (
    <div className={cx(css.frame, disabled && css.disabled)}>
      <RangeInput {...range} />
      <div className={css.face} data-drag-box>
        <svg viewBox={`0 0 ${size} ${size}`} className={css.drawing} aria-hidden="true">
          <defs>
            <linearGradient id={id} x1="0" x2="1" y1="0" y2="0">
              <stop offset="0.1" className={css.cool} />
              <stop offset="0.9" className={css.warm} />
            </linearGradient>
          </defs>
          {steps.map((step) => {
            const at = shareOf(step, min, max)
            const [a, b] = [pointAt(at, 148), pointAt(at, 154)]
            return (
              <line
                key={step}
                x1={a.x}
                y1={a.y}
                x2={b.x}
                y2={b.y}
                className={cx(css.tick, at <= share && css.passed)}
              />
            )
          })}
          <path d={arc(0, 1, 126)} className={css.track} />
          <path
            d={arc(0, 1, 126)}
            pathLength={1}
            className={css.fill}
            stroke={`url(#${id})`}
            {...filled}
          />
          {now !== null && (
            <>
              <path d={arc(now, share, 104)} className={css.way} />
              <circle {...circle(pointAt(now, 104))} r="4.5" className={css.here} />
            </>
          )}
          <g className={css.hand} {...turned}>
            <circle cx={size / 2 + 126} cy={size / 2} r="17" className={css.thumb} />
            <circle cx={size / 2 + 126} cy={size / 2} r="5" className={css.grip} />
          </g>
          {ends.map((end, at) => (
            <text
              key={at === 0 ? 'least' : 'most'}
              {...pointAt(at, 126)}
              dy="34"
              className={css.end}
            >
              {end}
            </text>
          ))}
          <path {...drag} d={arc(0, 1, 126)} className={css.grasp} />
        </svg>
        <div className={css.middle}>{children}</div>
      </div>
    </div>
  )
}

const circle = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y })
