import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from './Switch.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The change is pending: shown, and further presses are ignored. */
  busy?: boolean
}

// A native checkbox must not have `aria-checked`; its own state counts.
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/**
 * An on/off control that takes effect immediately. Label left, switch right; the whole row is the
 * target.
 */
export function Switch({ label, hint, onChange, busy = false, ...rest }: Props) {
  const id = useId()
  return (
    <label className={css.row}>
      <span className={css.textBlock}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...asSwitch}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={busy || undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked)
        }}
        className={css.track}
      />
    </label>
  )
}
