import { Announcement } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { Spinner } from '@ui/spinner/Spinner'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './Button.css'
import { type ButtonStyle, buttonClass } from './buttonClass'
import { pressable } from './pressable'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** Pending shows on the button itself, which keeps its width and ignores presses. */
    busy?: boolean
    /** Something is still missing: it looks like that, and a press says what (`Form`). */
    unready?: boolean
    /** What a screen reader hears while busy. */
    busyLabel?: string
    icon?: ReactNode
    iconAfter?: ReactNode
  }

/** `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  unready = false,
  icon,
  iconAfter,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <>
      <button
        {...rest}
        aria-disabled={unready || undefined}
        {...pressable(busy, onClick)}
        type={type}
        className={buttonClass({ variant, size, wide })}
      >
        <span className={cx(css.content, busy && css.waiting)}>
          {icon}
          {children}
          {iconAfter}
        </span>
        {busy && (
          <span className={css.spinner}>
            <Spinner />
          </span>
        )}
      </button>
      {busyLabel && <Announcement text={busy ? busyLabel : ''} />}
    </>
  )
}
